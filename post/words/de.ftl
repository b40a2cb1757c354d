# Unter einem Brief.
mail-open = Öffnen
mail-why = Du bekommst diese Nachricht, weil du Hoirie gebeten hast, dir zu schreiben.
mail-stop = Keine solchen Nachrichten mehr
