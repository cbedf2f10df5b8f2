import { families } from '../fact-family.ts';

/** Places that a sentence may begin with, or that lose their capital in Hungarian; the rest is told by its capital. */
export const places = families(`
amsterdam*
athens/athén*
australia*/ausztrál*
austria*/ausztri*/osztrák*
balaton*
barcelona*
belgrade/belgrád*
berlin*
brussels/brüsszel*
bucharest/bukarest*
budapest*
chicago*
copenhagen/koppenhág*
cracow/krakow/krakkó*
croatia*/horvát*
debrecen*
dublin*
edinburgh/edinburgh*
france/french/franciaország*
germany/german/németország*
glasgow*
greece/greek/görögország*
győr/győri/győrben
hungary/magyarország*
italy/italian/olaszország*
ireland/irish/írország*
japan*/japán*
lisbon/lisszabon*
london*
los angeles
madrid*
manchester*
miskolc*
milan/milánó*
munich/münchen*
new york*
oslo*
paris/párizs*
pécs/pécsi/pécsett/pécsen
porto/portói/portóban
portugal*/portugál*
prague/prága*/prágá*
rome/róma/rómát/rómában/rómába/rómából/római
scotland/skócia*
sopron*
spain/spanish/spanyolország*
stockholm*
szeged*
tokyo/tokió*
vienna/bécs*
warsaw/varsó*
zagreb/zágráb*
zurich/zürich*
`);
