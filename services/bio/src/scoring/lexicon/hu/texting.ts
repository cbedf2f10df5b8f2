/** Texting shorthand, as `written meant`. */
export const hungarianTexting = `
  vok vagyok, vki valaki, vmi valami, vmit valamit, vkit valakit, vhol valahol, sztem szerintem, szted szerinted,
  aszem azt hiszem, asszem azt hiszem, nmtom nem tudom, nemtom nem tudom, lécci légy szíves, léci légy szíves, lécc légy szíves,
  plíz légy szíves, plz légy szíves, pls légy szíves, thx köszönöm, köfi köszönöm, kösziii köszi,
  nagyooon nagyon, nagyonnn nagyon, nagyooooon nagyon, hnap holnap,
  szal szóval, amúgyis amúgy is, hogyh hogy, ugyh úgyhogy
`;
