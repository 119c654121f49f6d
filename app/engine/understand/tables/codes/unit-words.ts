import { fold } from '../../words/fold.ts'

/** In what people count and measure, folded; one language a line: en, fr, es, de, nl, it, pt. */
const words = new Set(
  `
    ea each pc pcs pce pces pr pair pairs box boxes bx ctn ctns carton cs case cases dz doz set sets roll rolls rl rls bag bags bdl bundle drum can
    pk pkt pkts pack packs lot nos no unit units kg kgs g gm gr lb lbs oz t mt ton m mtr mtrs mm cm m2 m3 cm2 cm3 sqm cum ft in yd l lt ltr ml gal hr hrs day
    u un unite unites piece pieces pie paire rlx rouleau sac btl bte boite colis crt pal ml m² m³ kit jeu h j
    und unds unid uni ud uds pza pzas pz pzs pieza par pares caj caja cja cj cjs doc docena jgo jgos juego rll rollo bol bolsa bls sco saco pqt paq paquete cub cubeta gln galon
    lts lto litro mts mt metro kgr kilo cto mll millar bld balde tbo tubo vrl varilla frs fco frasco
    st stk stck stuck pkg kar fl rol krt me
    stuks stk doos ds zak
    pz nr cf conf paio paia rt
    pç pc pcs cx ct fd fardo rl mç lta lata galao dzia
  `
    .split(/\s+/)
    .filter(Boolean)
    .map(fold),
)

const isUnitWord = (text: string) => words.has(fold(text).replace(/\.$/, ''))

/** `PAR`, `UND`, `M3` under a head that nobody knows: in what the things are counted; articles are called otherwise. */
export const areUnits = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.filter(isUnitWord).length >= MOSTLY * texts.length && texts.every((text) => text.length <= LONGEST)

/** `100 pz`, `2,75 kg`, `3 ct`: a number and its unit in each of the rows. */
export function areCountedUnits(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean)
  const units = filled.flatMap((text) => /^\d[\d.,]*\s?(\p{L}[\p{L}\d]{0,7}\.?)$/u.exec(text)?.[1] ?? [])
  return units.length >= FEWEST && units.length === filled.length && areUnits(units)
}
const FEWEST = 2 // rows

/** `3 x`, `2 ×`: what stands in the next column is what each of them costs. */
export function areMultiplied(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean)
  return filled.length > 0 && filled.every((text) => /\d\s?[x×*]$/iu.test(text))
}

const MOSTLY = 0.7 // of the rows; the rest are units that the list does not hold
const LONGEST = 8 // letters
