# Au bas d’une lettre.
mail-open = Ouvrir
mail-why = Vous recevez ce message parce que vous avez demandé à Hoirie de vous écrire.
mail-stop = Ne plus en recevoir
