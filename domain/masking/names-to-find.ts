/** Sentences that lead to somebody by a name. They are too weak to hold back a whole message, but enough to mask the sentence. */
export const SUGGESTIONS = `
  pregunten|pregunta|preguntenle|preguntad|pidan|ask|demandez|mande|perguntem por|for|pour|apre @name
  @write-to-them a|to|with @name
  @search 3 @network 3 @name
  @search a|for @name 6 @network
  @network 2 busquen|buscan|salgo|aparezco|encuentran|find 2 @name
  tengo|tenemos|abri|monte|mi|nuestro|nuestra|my|our|ma|mon 2 @shop @named
  tengo|tenemos|abri|monte|mi|nuestro|nuestra|my|our|ma|mon 2 @shop 3 llama|llamado|llamada|nombre|called|named|rele|appelle @named
  subi|subo|publico|publique|cuento|mi|tengo 8 canal|podcast|blog @named
  pregunten|pregunte|pidan en 2 @where-i-am 6 por @name
  mande|manden|escriba|escriban 3 pagina|perfil|cuenta @named
  consigan|consiguen|localicen|ubiquen|encuentren|contacten|contacta a|con @name
`;
