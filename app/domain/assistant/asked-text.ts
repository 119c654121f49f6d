import { foldText } from '../documents/keys.ts'

const LONGEST = 1000 // characters that are looked at; nobody asks for longer

/** A question in small letters without accents, elided articles and punctuation: what the word lists look at. */
export function plainText(asked: string): string {
  return ` ${foldText(asked.slice(0, LONGEST))} `
    .replace(/[’`´]/g, "'")
    .replace(/aujourd'hui/g, 'aujourdhui')
    .replace(/\b(can|wo|do|does|did|is|are|was|were|has|have)n't\b/g, '$1 not')
    .replace(/(?<=\squi\s)l'(?=a\s)/g, 'le ')
    .replace(/(?<=[\s(])(?:l|d|s|j|c|t)'/g, ' ')
    .replace(/(?<=\s)n'/g, 'ne ')
    .replace(/(?<=\s)m'/g, 'me ')
    .replace(/qu'/g, 'que ')
    .replace(/'s(?=\s)/g, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}€$£.,/-]/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[.,/-]|[.,/-](?![\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ')
}

/** What stands where something was understood: no expression reaches over it. */
const GAP = ' | '

/** A question that is understood bit by bit: what an expression takes is gone, and what is left at the end was not understood. */
export class AskedText {
  constructor(private text: string) {}

  /** Takes the first place where the expression fits, if that is what is meant there. */
  take(pattern: RegExp, isMeant: (found: RegExpExecArray) => boolean = () => true): RegExpExecArray | null {
    const found = pattern.exec(this.text)
    if (found && !isMeant(found)) return null
    if (found) this.text = spaced(`${this.text.slice(0, found.index)}${GAP}${this.text.slice(found.index + found[0].length)}`)
    return found
  }

  /** Takes the first place where these very words stand. */
  takeText(words: string): boolean {
    const at = this.text.indexOf(` ${words} `)
    if (at < 0) return false
    this.text = spaced(`${this.text.slice(0, at)}${GAP}${this.text.slice(at + words.length + 1)}`)
    return true
  }

  /** Takes every place; says whether there was one. */
  takeAll(pattern: RegExp): boolean {
    const before = this.text
    this.replace(new RegExp(pattern.source, 'g'), () => GAP)
    return this.text !== before
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.text)
  }

  /** Puts something else in its place, for a later expression to see. */
  replace(pattern: RegExp, by: (...found: string[]) => string): void {
    this.text = spaced(this.text.replace(pattern, by))
  }

  get words(): string[] {
    return this.text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))
  }

  /** Runs of words between what was understood. */
  get runs(): string[][] {
    return this.text.split('|').map((run) => run.split(' ').filter(Boolean))
  }
}

const spaced = (text: string) => text.replace(/ +/g, ' ')
