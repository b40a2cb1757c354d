# Below a letter.
mail-open = Open
mail-why = You get this because you asked Hoirie to write to you.
mail-stop = No more of these, please
