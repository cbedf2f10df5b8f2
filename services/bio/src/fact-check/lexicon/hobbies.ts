import { parseFactFamilies } from '../fact-family.ts';

/** Activities. Eating, drinking and talking are left out: they are how people meet, not who they are. */
export const hobbies = parseFactFamilies(`
archery/íjász*
baking/bake/bakes/baked/baker/sütök/sütés* < cake*/bread/cookie*/süt*/sütemény*/kenyér*
badminton/tollaslabd*
basketball/kosaraz*/kosárlabd*
board games/boardgames/board game/társasjáték*/társasoz* < gam*/chess/játék*/társas*/sakk*
bouldering/climbing/climb/climber/mászás/mászok/mászni/mászóter*/falmász* < climb*/boulder*/mász*
boxing/kickboxing/box/bokszolok/bokszolás < box*/boksz*
camping/kempinge* < camp*/outdoor*/sátr*/kemping*
ceramics/pottery/kerámiáz*/agyagoz* < potter*/kerámia*
chess/sakkoz*/sakk
choir/singing/singer/kórus*/énekelek/énekelni/éneklés < sing*/ének*/karaoke
cooking/cook/cooks/főzök/főzés*/főzni < chef/kitchen/recipe*/foodie/food/főz*/konyh*/gasztro*
crochet*/knitting/knit/kötök/kötés/horgol* < yarn
cycling/cyclist/biciklizek/biciklizés*/bringáz*/kerékpároz* < cycl*/bike*/biking/bicikli*/bringa*/kerékpár*
dancing/dancer/salsa/ballet/táncolok/táncolni/táncolás/balett* < danc*/tánc*/salsa
diving/scuba/búvárk*
drawing/painting/painter/sketching/rajzolok/rajzolás/festek/festés < draw*/paint*/art/sketch*/rajz*/fest*/művész*
fencing/vívás/vívok
fishing/horgász* < fish*
football/soccer/foci/focizok/focizás/futball* < footbal*/soccer/foci*
gaming/video games/videogames/videójáték* < gam*/playstation/xbox/játék*
gardening/gardener/kertészked* < garden*/plant*/kert*/növény*
golf/golfoz*
guitar/gitároz*/gitárom < gitár*/music/zene*
gym/weightlifting/crossfit/konditerem*/konditermb*/edzőterem*/edzőtermb*/súlyz* < fitness/workout*/lifting/gym/edz*/kondi*/sport*
hiking/hike/hikes/hiker/trekking/túrázás*/túrázok/túrázni/kirándul* < hik*/trek*/trail*/mountain*/outdoor*/túr*/hegy*/kirándul*/természet*
horse riding/horses/lovagl* < horse*/riding/ló/lov*
kayaking/kayak/canoe*/kajak*/kenuz* < kayak*/kajak*/kenu*
kitesurfing/surfing/surfer/surf/szörf* < surf*/szörf*
marathon*/half-marathon/maraton* < maraton*
martial arts/karate/judo/jiu-jitsu/harcművészet*/dzsúdó*
meditation/meditate/meditál* < mindfulness/medit*
motorcycle*/motorcycling/motorozás*/motorozok < motor*
photography/photographer/fotóz*/fényképez* < photo*/camera*/fotó*/fényképez*
piano/zongoráz* < zongor*/music
podcast/podcasts
poetry/poem/poems/verset írok/verseket írok < poe*/vers*/writ*/ír*
reading/bookworm/novel/novels/olvasás*/olvasok/regény* < book*/read*/novel*/olvas*/könyv*
rowing/evezés/evezek < row*/evez*
running/runner/jogging/jog/futás*/futok/futni < run*/jog*/fut*
sailing/sailor/vitorláz* < sail*/vitorl*
sewing/varrás/varrok < sew*/varr*
skating/skateboard*/rollerblad*/korcsolyáz*/gördeszk* < skat*
skiing/snowboard*/síelés*/síelek/síelni < ski*/snow*/sí/síel*
squash/tennis/tenisz*/fallabd* < tenn*/tenisz*
swimming/swimmer/úszás*/úszom/úszni < swim*/úsz*
table tennis/ping-pong/pingpong* < asztalitenisz*
theatre/theater/színház* < theat*/színház*
travelling/traveling/traveller/traveler/backpacking/utazás*/utazok/utazni < travel*/trip*/abroad/utaz*/világ*
vinyl/bakelit* < record*/music/zene*
volleyball/röplabd*/röpiz*
volunteering/volunteer/önkéntes* < volunt*/önkéntes*
woodworking/barkácsol*/faragás < wood*
writing stories/novelist/blogging/blogger/blogolok < writ*/blog*/ír*
yoga/pilates/jóga/jógáz*/jógaóra*/pilatesez* < yoga/jóg*/pilates
bees/beekeep*/méhész* < bee/bees/honey/méh*/méz*
birdwatch*/watch birds/birding/madarász* < bird*/madár*/madara*
brew beer/brewing beer/brew my own/home brew*/homebrew*/sört főz* < brew*/beer*/sör*
cello/csellóz*/csellóm < cselló*/music/zene
cricket/hockey/lacrosse/netball/jégkorong*/hoki*
crossword*/sudoku*/keresztrejtvény*/rejtvényfejt* < puzzle*/rejtvény*
darts/dartsoz*
drone/drones/drónoz* < drón*
drums/drummer/dobolok/dobolni/doboltam < dob*/music/zene
improv/stand-up/improvizál* < comedy/impro*/humor
opera/operá* < oper*
origami
padel/padelez*
poker/pókerez* < póker*
rugby/rögbi*
scrabble
snorkel*/sznorkel*
stamps/bélyeg* < stamp*
collect coins/érmé*
táncház*/néptánc* < danc*/tánc*/folk
triathlon*/triatlon* < triatlon*
trumpet/saxophone/flute/trombit*/szaxofon*/furulyá* < music/zene
violin/fiddle/hegedülök/hegedülni/hegedültem < hegedű*/music/zene
axe throwing/throw axes
lego/legóz* < legó*
pecáz* < fish*/horgász*
spinning/spinningez* < gym/kondi*
`);
