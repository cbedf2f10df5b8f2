import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import { withoutDeclinedDrink } from './declined-drink.ts';
import { compilePhrases, recommends } from './phrases.ts';

const alcohol = compilePhrases(`
  wine / wines / wine bar* / winery / wineries / beer / beers / beer garden* / pub / pubs / brewery / breweries / cocktail* / champagne / prosecco / whisky / whiskey / gin / rum / vodka / shots
  cider / tequila / sangria / margarita* / bar / bars / rooftop bar* / pint / pints / tipsy / alcohol / aperitif / aperitivo
  bor / bort / borral / borok / borozó* / borbár* / borozás* / borkóstoló* / borvacsora* / borospince* / borászat* / borozgat* / sör / sört / söröző* / sörözés* / sörkert* / sörrel / koktél* / kocsma* / kocsmá* / romkocsma* / romkocsmá* / pub / pubban
  pezsgő* / pálinka* / pálinká* / fröccs* / whisky* / vodka* / bárba / bárban / egy bár / koktélbár* / alkohol* / ital mellett / felest / felessel / feleseket / egy feles
`);
/** Bars that serve no alcohol. */
const alcoholFreeBars = compilePhrases(`
  juice bar* / sushi bar* / salad bar* / snack bar* / milk bar* / espresso bar* / coffee bar* / chocolate bar* / tea bar* / tapas bar* / soda bar* / bar stool* / alcohol free * / non alcoholic * / mocktail* / ginger beer* / root beer*
  kávébár* / salátabár* / szusibár* / tejbár* / alkoholmentes * / alkoholmentes*
`);
const dark = compilePhrases(`
  at night / by night / late at night / night walk* / night market* / night sky / nightclub* / night out / night club* / after dark / after sunset / midnight / moonlit / moonlight* / stargaz* / late evening / candlelit / sunset* / sundown
  éjszaka* / éjszakai * / éjjel* / éjfél* / csillagnéz* / csillagles* / késő este / késő esti / sötétedés után / napnyugta* / naplement* / esti * / holdfény* / holdfény*
`);
const steps = compilePhrases(`
  stairs / staircase* / steps / ladder* / climb / climbing / climbs / bouldering / hike / hikes / hiking / steep / uphill / cellar* / hill / hills / hilltop* / tower / ruins / treetop * / mountain* / trek* / kayak* / ice skating / roller skating / trampoline*
  lépcső / lépcsők* / lépcső* / létra* / mászás* / mászófal* / falmászás* / boulder* / túra / túrá* / túrázás* / kirándulás* / kirándulj* / meredek / emelked* / dombra / dombon / hegyre / hegyen / kilátó* / pince* / torony* / toronyba / romok* / kajak* / korcsolya* / korcsolyá*
`);
const paid = compilePhrases(`
  cafe / cafes / café / cafés / coffee shop* / coffee bar* / tea house* / teahouse* / restaurant* / bistro* / bar / bars / pub / pubs / cinema* / theatre* / theater* / concert* / bowling / arcade* / escape room* / tasting* / workshop* / cooking class* / brunch* / dinner* / spa / karaoke / ticket* / mini golf / ice rink / climbing gym* / food market* / bakery / ice cream
  kávézó* / kávéház* / teaház* / étterem* / étterm* / bisztró* / mozi / moziba / színház* / koncert* / bowling* / szabadulószoba* / szabadulószobá* / kóstoló* / műhely* / főzőtanfolyam* / villásreggeli* / vacsora* / vacsorá* / karaoke* / jegy / jegyet / minigolf* / jégpálya* / jégpályá* / piac / piaci / cukrászda* / cukrászdá* / pékség* / fagyizó* / fagylaltozó*
`);
const expensive = compilePhrases(`
  fine dining / tasting menu* / chef's table / opera / spa / spa day / helicopter* / balloon ride* / yacht* / michelin / upscale / fancy restaurant* / luxury / luxurious / weekend trip* / hotel
  degusztáció* / kóstolómenü* / opera / operába / wellness* / helikopter* / hőlégballon* / jacht* / michelin* / luxus* / elegáns étterem* / elegáns étterm* / szálloda* / szállodá*
`);
const inPerson = compilePhrases(`
  hold hands / hand in hand / hold ~ hand / take ~ hand / hug / hugs / kiss / kissing / arm around / touch ~ / their arm / their shoulder / their hand / sit beside ~ / sit next to ~ / walk ~ / parking / park the car / bus / tram / train / taxi / drive there / drive home / way home / meeting point / meet at
  fogd meg a kezét / kézen fogva / öleld / ölelés* / csók* / puszi* / érintsd meg / érintés* / érints* / vállát / karját / kezét / ülj mellé / busz* / villamos* / vonat* / taxi* / parkol* / hazaút* / hazafelé / találkozási pont*
`);

/** Before a phrase: the place is passed by. */
const avoided =
  /(?<!\p{L})(?:past|skip|beside|next to|without|instead of|from every)(?: (?:the|a|an|any|all)){0,2}\s+$/iu;
/** Steps of a walk, not of a staircase. */
const walkingSteps = /(?<!\p{L})(?:small|first|next|baby|slow) steps?/giu;
/** The date ends before it is dark. */
const untilDark = /(?<!\p{L})(?:before|until|till) (?:the )?(?:sunset|sundown|dark|midnight)/giu;
/** What is put away is not used. */
const putAway = /[^.!?]{0,40}out of sight/giu;

/** The first need that the text violates, or `null`. `response` is what is advised, when the text is the moment of a situation. */
export function findViolatedNeed(text: string, needs: Needs, response?: string): keyof Needs | null {
  const proposes = (words: RegExp, from = text) => recommends(from.replace(putAway, ' '), words, avoided);
  if (needs.noAlcohol && proposes(alcohol, withoutDeclinedDrink(text, response).replace(alcoholFreeBars, ' ')))
    return 'noAlcohol';
  if (needs.daylight && proposes(dark, text.replace(untilDark, ' '))) return 'daylight';
  if (needs.stepFree && proposes(steps, text.replace(walkingSteps, ' '))) return 'stepFree';
  if (needs.video && proposes(inPerson)) return 'video';
  if (needs.budget !== 'any' && proposes(expensive)) return 'budget';
  if (needs.budget === 'free' && proposes(paid)) return 'budget';
  return null;
}

export const countNeeds = ({ budget, stepFree, noAlcohol, daylight, video }: Needs): number =>
  [budget !== 'any', stepFree, noAlcohol, daylight, video].filter(Boolean).length;
