import { anyOf, speaksFor } from './words.ts';

/** Advice that goes over somebody's head, however it is meant. */
const always = anyOf(`
  take no for an answer / accept no for an answer / no means yes / no means maybe / no means try / last minute resistance
  playing hard to get / play hard to get / plays hard to get / wear ~ down / wears ~ down / pick up line* / pick up artist*
  ignore ~ no / ignore the no / ignore a no / ignore any no / ignore ~ hesitation / ignore ~ refusal / ignore their no
  ignore their hesitation / ignore the hesitation / ignore their refusal / even if they say no / even when they say no
  even if she says no / even if he says no / even if they said no / until they say yes / until she says yes / until he says yes
  until they give in / until she gives in / until he gives in / neg ~ / negging / kino / escalate physically / physical escalation
  fogadd el a nemet / fogadj el nemet / a nem igent jelent / a nem is igen / akkor is, ha nemet mond / akkor is ha nemet mond
  amíg igent nem mond / amíg be nem adja a derekát / ne törődj a nemmel / hagyd figyelmen kívül a nemet
  hagyd figyelmen kívül a visszautasítást / kéretd magad
`);

/** Advice that is fine as long as it is advice against it. */
const unlessAgainst = anyOf(`
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
  itasd le / itasd meg / rúgjon be / igyon még egyet / töltsd újra a poharát / töltsd tele a poharát / amíg be nem rúg
  beszéld rá / vedd rá / győzködd / erőltesd / zaklasd / tedd féltékennyé / tedd próbára / manipulál*
  hívd fel magadhoz / hívd haza / hívd át magadhoz / hívd magadhoz / vidd haza / vidd fel magadhoz / vidd magadhoz / menjetek hozzád / menjetek fel hozzád
  menjetek hozzá / menjetek fel hozzá / nálad folytassátok / nála folytassátok / kövesd hazáig / zárd be az ajtót / vedd el a telefonját
  lopj el egy csókot / lopj egy csókot / csókold meg váratlanul / csókold meg kérdezés nélkül / érintsd meg kérdezés nélkül
  tedd a kezed a combjára / tedd a kezed a derekára / kezed a combján / kezed a derekán
`);

/** True for advice that pushes somebody, makes them drink, or leads a first date into a home. */
export const isPushing = (text: string): boolean => text.search(always) >= 0 || speaksFor(text, unlessAgainst);
