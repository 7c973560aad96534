/** Sentences that lead to somebody by a name. They are too weak to hold back a whole message, but enough to mask the sentence. */
export const SUGGESTIONS = `
  pregunten|pregunta|preguntenle|preguntad|pidan|ask|demandez|mande|perguntem por|for|pour|apre @name
  @write-to-them a|to|with @name
  @search 3 @network 3 @name
  @search a|for @name 6 @network
  @network 2 busquen|buscan|salgo|aparezco|encuentran|find 2 @name
  consigan|consiguen|localicen|ubiquen|encuentren|contacten|contacta a|con @name
`;
