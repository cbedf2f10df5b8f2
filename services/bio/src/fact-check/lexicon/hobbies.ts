import { parseFactFamilies } from '../fact-family.ts';

/** Activities. Eating, drinking and talking are left out: they are how people meet, not who they are. */
export const hobbies = parseFactFamilies(`
archery/íjász*
baking/bake/bakes/baked/baker/sütök/sütés* < cake*/bread/cookie*/süt*/sütemény*/kenyér*/baker/pék/cukrász* ~ oven/dough/flour/kemence/tészt*/liszt*
badminton/tollaslabd*
basketball/kosaraz*/kosárlabd* ~ hoop*/court/kosár*
board games/boardgames/board game/társasjáték*/társasoz* < gam*/chess/játék*/társas*/sakk* ~ dice/catan/meeple*/rulebook*/monopoly/kocká*/kocka*/bábu*
bouldering/climbing/climb/climber/mászás/mászok/mászni/mászóter*/falmász* < climb*/boulder*/mász* ~ rope*/wall/walls/crag*/kötél*/fal/falat/falon
boxing/kickboxing/box/bokszolok/bokszolás < box*/boksz*
camping/kempinge* < camp*/outdoor*/sátr*/kemping* ~ tent/tents/campfire*/sleeping bag*/tábor*
ceramics/pottery/kerámiáz*/agyagoz* < potter*/kerámia* ~ clay/kiln/wheel/glaze/agyag*/korong*
chess/sakkoz*/sakk ~ checkmate*/pawn*/rook/knight/matt/huszár*/gyalog*
choir/singing/singer/kórus*/énekelek/énekelni/éneklés < sing*/ének*/karaoke ~ sing*/karaoke/alto/tenor/soprano/kórus*/dal*
cooking/cook/cooks/főzök/főzés*/főzni < chef/kitchen/recipe*/foodie/food/főz*/konyh*/gasztro*/szakács*/séf/cook* ~ dinner*/stove*/pot/pots/pan/pans/dish/dishes/meal*/vacsor*/ebéd*/fakanál*/fazék*/recept*/gumbo/stew/stews/curry/curries/pasta/soup*/roast*/gulyás*/pörkölt*/leves*/lekvár*
crochet*/knitting/knit/kötök/kötés/horgol* < yarn/wool ~ needle*/wool/scarf/scarves/sweater*/fonal*/sál*/tű
cycling/cyclist/biciklizek/biciklizés*/bringáz*/kerékpároz* < cycl*/bike*/biking/bicikli*/bringa*/kerékpár* ~ pedal*/saddle*/two wheels/nyereg*/teker*/pedál*/két kerék*
dancing/dancer/salsa/ballet/táncolok/táncolni/táncolás/balett* < danc*/tánc*/salsa ~ dancefloor*/dance floor*/steps/tango/parkett*
diving/scuba/búvárk*
drawing/painting/painter/sketching/rajzolok/rajzolás/festek/festés < draw*/paint*/art/sketch*/rajz*/fest*/művész* ~ brush*/canvas*/watercolo*/pencil*/ecset*/vászon*/ceruz*
fencing/vívás/vívok
fishing/horgász* < fish* ~ rod/rods/bait/carp/pike/hook*/horgok*/ponty*/csuk*/bot/botot
football/soccer/foci/focizok/focizás/futball* < footbal*/soccer/foci* ~ goal*/pitch/match/kick*/kapu*/gól*/meccs*/pály*
gaming/video games/videogames/videójáték* < gam*/playstation/xbox/játék* ~ console*/controller*/level/boss fight*/konzol*
gardening/gardener/kertészked* < garden*/plant*/kert*/növény*/kertész* ~ tomato*/soil/rose/roses/weed*/grow*/seed*/paradicsom*/palánt*/föld/rózs*/kapál*
golf/golfoz*
guitar/gitároz*/gitárom < gitár*/music/zene* ~ chord*/string*/strum*/riff*/akkord*/húr*/gitár*
gym/weightlifting/crossfit/konditerem*/konditermb*/edzőterem*/edzőtermb*/súlyz* < fitness/workout*/lifting/gym/edz*/kondi*/sport* ~ weights/barbell*/squat*/deadlift*/bench press*/lift/súlyzó*/guggol*
hiking/hike/hikes/hiker/trekking/túrázás*/túrázok/túrázni/kirándul* < hik*/trek*/trail*/mountain*/outdoor*/túr*/hegy*/kirándul*/természet* ~ path*/summit*/peak*/hill*/walk*/boots/ösvény*/csúcs*/bakancs*/erdő*/gyalog*
horse riding/horses/lovagl* < horse*/riding/ló/lov* ~ saddle*/gallop*/trot*/stable*/nyereg*/vágta*/istálló*
kayaking/kayak/canoe*/kajak*/kenuz* < kayak*/kajak*/kenu* ~ paddl*/river*/evez*/folyó*
kitesurfing/surfing/surfer/surf/szörf* < surf*/szörf* ~ wave/waves/board/wetsuit*/hullám*/deszk*
marathon*/half-marathon/maraton* < maraton* ~ 26.2/42 k*/42k*
martial arts/karate/judo/jiu-jitsu/harcművészet*/dzsúdó*
meditation/meditate/meditál* < mindfulness/medit*
motorcycle*/motorcycling/motorozás*/motorozok < motor*/biker*/motorbike* ~ throttle/two wheels/ride/rides/riding/két kerék*/gázt
photography/photographer/fotóz*/fényképez* < photo*/camera*/fotó*/fényképez* ~ lens*/shutter/picture*/snap*/darkroom/exposure*/objektív*/képek*/képet
piano/zongoráz* < zongor*/music ~ keys/chopin/billentyű*
podcast/podcasts
poetry/poem/poems/verset írok/verseket írok < poe*/vers*/writ*/ír*
reading/bookworm/novel/novels/olvasás*/olvasok/regény* < book*/read*/novel*/olvas*/könyv*/krimi*/thriller* ~ page*/chapter*/library/libraries/paperback*/shelf/shelves/bookshop*/lapoz*/fejezet*/könyvtár*/oldalt
rowing/evezés/evezek < row*/evez*
running/runner/jogging/jog/futás*/futok/futni < run*/jog*/fut* ~ marathon*/5k/10k/parkrun*/laps/kilomet*/mile/miles/running shoes/trainers/sneakers/maraton*/kilométer*/köröket/kört/futócipő*
sailing/sailor/vitorláz* < sail*/vitorl* ~ boat*/wind/deck/hajó*/szél*
sewing/varrás/varrok < sew*/varr* ~ stitch*/needle*/thread/dress/dresses/tű/cérn*/ruhá*
skating/skateboard*/rollerblad*/korcsolyáz*/gördeszk* < skat*
skiing/snowboard*/síelés*/síelek/síelni < ski*/snow*/sí/síel* ~ slope*/powder/piste*/lift/pály*/lejtő*/hó/havas
squash/tennis/tenisz*/fallabd* < tenn*/tenisz* ~ racket*/racquet*/serve/court/ütő*
swimming/swimmer/úszás*/úszom/úszni < swim*/úsz* ~ pool/pools/lake*/lido/lengths/laps/water/wave*/sea/medence*/uszod*/víz/vízben/hossz*
table tennis/ping-pong/pingpong* < asztalitenisz*
theatre/theater/színház* < theat*/színház* ~ stage*/play/plays/színpad*/előadás*
travelling/traveling/traveller/traveler/backpacking/utazás*/utazok/utazni < travel*/trip*/abroad/utaz*/világ* ~ passport*/airport*/countr*/train*/fly/suitcase*/backpack*/map/maps/plane*/útlevél*/repülő*/bőrönd*/térkép*/hátizsák*/ország*/vonat*/út/úton/világot
vinyl/bakelit* < record*/music/zene* ~ turntable*/lp/lps/lemez*
volleyball/röplabd*/röpiz* ~ net/röpi*
volunteering/volunteer/önkéntes* < volunt*/önkéntes*
woodworking/barkácsol*/faragás < wood*/carpenter*/joiner*/asztalos* ~ saw*/chisel*/timber/workshop*/furniture/fa/fát/fából/műhely*/bútor*
writing stories/novelist/blogging/blogger/blogolok < writ*/blog*/ír*
yoga/pilates/jóga/jógáz*/jógaóra*/pilatesez* < yoga/jóg*/pilates ~ mat/downward dog/warrior pose/matrac*/légzés*
bees/beekeep*/méhész* < bee/bees/honey/méh*/méz* ~ hive*/kaptár*
birdwatch*/watch birds/birding/madarász* < bird*/madár*/madara* ~ binocular*/owl*/warbler*/feather*/távcső*/tollas*
brew beer/brewing beer/brew my own/home brew*/homebrew*/sört főz* < brew*/beer*/sör* ~ hops/kettle*/komló*/maláta*
cello/csellóz*/csellóm < cselló*/music/zene ~ bow/strings/vonó*
cricket/hockey/lacrosse/netball/jégkorong*/hoki*
crossword*/sudoku*/keresztrejtvény*/rejtvényfejt* < puzzle*/rejtvény*
darts/dartsoz*
drone/drones/drónoz* < drón*
drums/drummer/dobolok/dobolni/doboltam < dob*/music/zene ~ drumstick*/beat/dobverő*
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
