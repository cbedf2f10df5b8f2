import { compilePhrases, recommends } from './phrases.ts';

/** Advice that overrides someone's will, whatever the context. */
const alwaysCoercive = compilePhrases(`
  take no for an answer / accept no for an answer / no means yes / no means maybe / no means try / last minute resistance
  playing hard to get / play hard to get / plays hard to get / wear ~ down / wears ~ down / pick up line* / pick up artist*
  ignore ~ no / ignore the no / ignore a no / ignore any no / ignore ~ hesitation / ignore ~ refusal / ignore their no
  ignore their hesitation / ignore the hesitation / ignore their refusal / even if they say no / even when they say no
  even if she says no / even if he says no / even if they said no / until they say yes / until she says yes / until he says yes
  until they give in / until she gives in / until he gives in / neg ~ / negging / use kino / kino escalat* / kino touch* / escalate physically / physical escalation
  fogadd el a nemet / fogadj el nemet / a nem igent jelent / a nem is igen / akkor is, ha nemet mond / akkor is ha nemet mond
  amíg igent nem mond / amíg be nem adja a derekát / ne törődj a nemmel / hagyd figyelmen kívül a nemet
  hagyd figyelmen kívül a visszautasítást / kéretd magad
  take a maybe for an answer / before they can say no / before she can say no / before he can say no / say yes eventually
  akkor is, ha azt mondja, hogy nem / akkor is ha azt mondja, hogy nem / even if they hesitate / even if she hesitates / even if he hesitates / said they had enough / said she had enough / said he had enough / persistence pays / drink more than you
  don't ask for permission / do not ask for permission / don't ask permission / do not ask permission / so they can't leave / so they cannot leave / cannot leave easily
  mielőtt nemet mond* / ne kérdezz, csak / ne kérdezz csak
  they mean yes / she means yes / he means yes / maybe means yes / no is only politeness / no here is only politeness / no is just politeness / no is only shyness / it is excitement / it is just shyness
  last tram is gone / last bus is gone / last train is gone / won't notice it / won't notice them / will not taste it / won't taste it / will not notice it / does not need to know / doesn't need to know / do not need to know / don't need to know / need not know
  kiss ~ neck / kiss their neck / kiss her neck / kiss his neck / put your hand back / leave it there a * / ask for their phone and / ask for her phone and
  azt jelenti, hogy igen / csak udvariasság / fogd meg újra
  take it as a yes / take that as a yes / treat a maybe as / a maybe is a yes / vedd igennek
  so you are in demand / that you are in demand / you are in demand / you're in demand / work for your approval / work for your attention / earn your approval / build compliance
  ~ chase you / they chase you / she chases you / he chases you / they depend on you / she depends on you / he depends on you
  to build comfort / to build attraction / everyone else would do it / everybody else would do it / everyone does it anyway
  compliment then tease / tease, then compliment / push and pull / even if they pull away / akkor is, ha elhúzódik / akkor is ha elhúzódik
`);

/** Advice that is acceptable only when the text advises against it. */
const coerciveUnlessDiscouraged = compilePhrases(`
  get @ drunk / get @ tipsy / get @ wasted / get your date drunk / get your match drunk / loosen ~ up with a drink / loosen ~ up with drinks
  loosen ~ up with wine / loosen ~ up with alcohol / keep the drinks coming / keep refilling their glass / keep refilling her glass
  keep refilling his glass / keep pouring / lower their guard / lower her guard / lower his guard / lower their inhibitions
  lower her inhibitions / lower his inhibitions / talk ~ into / pressure ~ / guilt ~ / push ~ / corner ~ / manipulate* / trick ~
  make ~ jealous / test ~ / keep asking / keep insisting / insist on a kiss / insist on driving / insist on walking ~ home
  go back to your place / go to your place / come back to your place / come to your place / head to your place / end up at your place
  go back to their place / go to their place / go to her place / go to his place / go back to her place / go back to his place
  invite ~ home / invite ~ to your home / invite ~ to your place / invite ~ back / invite ~ over / invite ~ up / bring ~ home / take ~ home / take ~ back
  invite @ home / invite @ to your place / take @ back to your place / go home together / go home with ~ / go home with @
  follow ~ home / wait outside their / show up at their / lock the door / take their phone / hide their phone / order for ~
  kiss ~ by surprise / surprise ~ with a kiss / steal a kiss / touch ~ without asking / kiss ~ without asking
  hand on their thigh / hand on her thigh / hand on his thigh / hand on their waist / hand on her waist / hand on their lower back / hand on her lower back
  nightcap* / at yours / back to yours / back to your flat / back to your apartment / back to your room / up to your flat / up to your apartment / up to your room / film on your sofa / film on your couch / movie on your sofa / movie on your couch / in your bed / into your bed
  end the evening at your place / end the night at your place / end up at your place / stay over / stay the night / spend the night / missed the last train / missed the last bus
  drive ~ home / walk ~ to their door / walk ~ to her door / walk ~ to his door / ask to come in / need a ride from you / so you are alone / so you're alone
  get @ a bit tipsy / get @ a little tipsy / get @ a bit drunk / get @ a little drunk / get @ to drink / make ~ drink / make sure they drink / make sure she drinks / make sure he drinks / strong cocktail*
  drinks will relax / drinks relax / drinks help / shots help / wine helps / alcohol helps / few drinks in / buy another round / order another round / one more round of drinks
  hand on their knee / hand on her knee / hand on his knee / hand on their leg / hand on her leg / hand on his leg / hand on their hip / hand on her hip / hand on his hip / small of their back / small of her back / small of his back
  hand slide / touch their leg / touch her leg / touch his leg / touch their thigh / touch her thigh / touch his thigh / touch their hair / touch her hair / touch his hair / touch their face / touch her face / touch his face
  just kiss ~ / make ~ feel guilty / feel guilty for leaving / they owe you / she owes you / he owes you / surprise ~ at work / surprise ~ at home / find out where they live / find out where she lives / find out where he lives
  so that they loosen up / so that she loosens up / so that he loosens up / so they loosen up / so she loosens up / so he loosens up / until they loosen up / until she loosens up / until he loosens up
  moving on to your place / move on to your place / continue at your place / ends at your flat / ends at your place / ends at your apartment
  make ~ a bit jealous / make ~ a little jealous / make ~ slightly jealous / test whether they / test whether she / test whether he / test if they / test if she / test if he / leave their phone with you / learn where they live / learn where she lives / learn where he lives
  wait at their door / wait at her door / wait at his door / turn off their phone
  itass * / amíg oldódik / pár feles / két feles / feles után / vele még egy pohár* / hívnád fel magadhoz / hívnád magadhoz / hívnád haza / hívd meg magadhoz / hívd meg hozzád / mennétek fel hozzád / mennétek hozzád
  a lakásodra / fel a lakására / fel a lakásáig / aludj nála / aludjon nálad / háza előtt / ajtaja előtt / csak csókold meg / kezed a térdére / kezed a térdén / érintsd meg a haját / érintsd meg az arcát / derítsd ki, hol lakik
  itasd le / itasd meg / rúgjon be / igyon még egyet / töltsd újra a poharát / töltsd tele a poharát / amíg be nem rúg
  beszéld rá / vedd rá / győzködd / erőltesd / zaklasd / tedd féltékennyé / tedd próbára / manipulál*
  hívd fel magadhoz / hívd haza / hívd át magadhoz / hívd magadhoz / vidd haza / vidd fel magadhoz / vidd magadhoz / menjetek hozzád / menjetek fel hozzád
  menjetek hozzá / menjetek fel hozzá / nálad folytassátok / nála folytassátok / kövesd hazáig / zárd be az ajtót / vedd el a telefonját
  lopj el egy csókot / lopj egy csókot / csókold meg váratlanul / csókold meg kérdezés nélkül / érintsd meg kérdezés nélkül
  tedd a kezed a combjára / tedd a kezed a derekára / kezed a combján / kezed a derekán
  keep her glass full / keep his glass full / keep their glass full / keep her glass topped / keep his glass topped / keep their glass topped / keep topping up
  touch her lower back / touch his lower back / touch their lower back / touch her waist / touch his waist / touch their waist
  ask for her address / ask for his address / ask for their address / ask for her exact address / ask for his exact address / ask for their exact address
  last bus has left / last tram has left / last train has left / offer the sofa / offer the couch / offer the bed / offer ~ the sofa / offer ~ the couch / offer ~ your bed / crash on your sofa / crash on your couch
  provoke ~ / provokál* / provokáld / simulj hozzá / press up against ~ / press against ~ / oldja a gátlás* / dutch courage / liquid courage
  tartsd tele a poharát / érj hozzá a derekához / érj a derekához / érj a combjához / kérd el a címét
`);

/** Advice whose purpose is that the other one cannot leave, gets used to a touch, invites you in or trusts a lie. */
const traps = [
  /(?<!\p{L})(?:so(?: that)?|and|until) (?:they|she|he) (?:can['’]?t|cannot|won['’]?t be able to|ha(?:s|ve) to|needs? to) (?:easily |really |plan to |make other )?(?:leave|stay|get (?:away|out)|plans|come (?:home )?with you|say no|refuse)(?!\p{L})/iu,
  /(?<!\p{L})(?:so(?: that)?|until) (?:they|she|he) gets? used to (?:it|you|your|being touched)(?!\p{L})/iu,
  /(?<!\p{L})before (?:they|she|he) (?:can|wants? to|tries to) (?:leave|go)(?=\s*(?:[.,!?]|$))|(?<!\p{L})mielőtt (?:menni|indulni|elmenni) (?:akar|tud)\p{L}*/iu,
  /(?<!\p{L})(?:make|let) (?:them|her|him) work for it(?!\p{L})|(?<!\p{L})hogy (?:utánad fusson|ne tudjon)(?!\p{L})/iu,
  /(?<!\p{L})your (?:place|flat|apartment) is (?:only |just )?(?:\p{L}+|\d+) minutes? away(?!\p{L})|(?<!\p{L})a lakásod (?:csak |itt van )?(?:\p{L}+|\d+) perc/iu,
  /(?<!\p{L})(?:until|till) (?:they|she|he) (?:invites?|asks?|lets?) you (?:in|up|home)(?!\p{L})/iu,
  /(?<!\p{L})(?:pretend|act (?:as if|like)|claim|lie)(?!\p{L})[^.!?]{0,60} (?:trusts? you|trust)(?!\p{L})/iu,
  /(?<!\p{L})hogy (?:hozzászokjon|megszokja)(?=[.!?,]|$)|(?<!\p{L})így nem tud (?:el|haza)\p{L}*|(?<!\p{L})amíg (?:be|fel)hív/iu,
  /(?<!\p{L})(?:add elő|színlel\p{L}*|tégy úgy|tetesd)(?!\p{L})[^.!?]{0,60} (?:(?:meg)?bízz\p{L}* benned|bízni fog)(?!\p{L})/iu,
  /(?<!\p{L})you never know (?:where|how) (?:the|your|this) (?:night|evening|date) (?:goes|ends|might|could|will|may)(?!\p{L})/iu,
  /(?<!\p{L})before (?:they|she|he) (?:can|could|has time to|have time to) change (?:their|her|his) mind(?!\p{L})|(?<!\p{L})mielőtt meggondol\p{L}* magát(?!\p{L})/iu,
  /(?<!\p{L})so(?: that)? (?:they|she|he) (?:wants?|craves?|misses) (?:it|you|this) (?:even )?more(?!\p{L})|(?<!\p{L})hogy (?:jobban akarj\p{L}*|jobban vágyjon|hiányozz neki)(?!\p{L})/iu,
  /(?<!\p{L})(?:they|she|he) (?:has|have) nowhere (?:else )?to (?:go|move|run|step)(?!\p{L})|(?<!\p{L})(?:úgysem?|nem) tud (?:hov?á|hova|sehov?á|sehova) (?:menni|bújni|lépni|hátrálni)(?!\p{L})/iu,
  /(?<!\p{L})don['’]?t let (?:them|her|him) (?:go|leave)(?=\s*(?:[.,!:;?]|$)| (?:home|yet|early|before|until|after|so))|(?<!\p{L})ne engedd (?:haza|elmenni|el(?=[.,!:;]| (?:az? )?(?:első|második|este|előbb|korán|addig|még|amíg|ha|őt)(?!\p{L})))/iu,
  /(?<!\p{L})akinek fontos vagy,? az (?:marad|vár|nem megy)|(?<!\p{L})így nem hagy (?:ott|el|faképnél)(?!\p{L})|(?<!\p{L})so(?: that)? (?:they|she|he) (?:won['’]?t|doesn['’]?t|don['’]?t) (?:leave you|walk out|go home|run off)(?!\p{L})/iu,
  /(?<!\p{L})(?:women|girls|men|guys|nők|lányok|férfiak|pasik)(?: \p{L}+)? (?:say no (?:at )?first|(?:először )?(?:mindig )?nemet mond\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})ha nemet mond,? (?:akkor )?(?:próbáld|kérd|kérdezd|hívd)(?: meg)? (?:újra|megint|mégis|még egyszer)(?!\p{L})/iu,
  /(?<!\p{L})mondd(?: azt)?,? hogy te is [^.!?]{0,40}(?:tanultál|dolgoztál|dolgozol|éltél|jártál|voltál)(?!\p{L})/iu,
];

/** Closeness without asking first; advice against it is welcome. */
const withoutAsking =
  /(?<!\p{L})(?:take|grab|hold|kiss|hug|touch|stroke|pull|put (?:your|an?) (?:hand|arm))(?!\p{L})[^.!?;]{0,40} without asking(?!\p{L})|(?<!\p{L})(?:fogd|csókold|öleld|érintsd|húzd|simítsd|karold)(?!\p{L})[^.!?;]{0,40} kérdezés nélkül(?!\p{L})/giu;

/** "Keep asking: what happened next?" asks on about a story, not for a yes. */
const openQuestion = /keep asking(?=:)/giu;

/** True for advice that pressures, deceives or traps someone, makes them drink, or leads a first date into a home. */
export const isCoercive = (text: string): boolean =>
  text.search(alwaysCoercive) >= 0 ||
  traps.some((trap) => trap.test(text)) ||
  recommends(text, withoutAsking) ||
  recommends(text.replace(openQuestion, ' '), coerciveUnlessDiscouraged);
