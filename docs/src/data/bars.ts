import type { Figure } from '../../../packages/service/bench/figures.ts'
import type { Language } from '../languages/languages.ts'
import { shown } from './benchmark.ts'

/** One bar of a picture. Lengths are in the units of the picture, which is `WIDTH` wide. */
export interface Bar {
  readonly name: string
  readonly y: number
  /** The length of the bar: the median. */
  readonly length: number
  /** The ends of the line over the bar: the quartiles. */
  readonly from: number
  readonly to: number
  /** The median, and where its text begins: behind the bar and the line. */
  readonly text: string
  readonly textX: number
}

export interface Bars {
  readonly unit: string
  readonly width: number
  readonly height: number
  readonly bars: readonly Bar[]
  /** The same facts for a reader who does not see the picture. */
  readonly description: string
}

/** The width of a phone, so that a text of 13 units has 13 pixels there. */
export const WIDTH = 340
/** A row holds the name, and the bar below it. */
export const ROW = 46
export const BAR_HEIGHT = 12
/** The space to the right of the longest bar, for its number. */
const NUMBER_WIDTH = 64

/**
 * Returns the bars of the figures of one unit, in their order. The scale begins at zero, so the lengths compare as the
 * medians do.
 */
export function barsOf(unit: string, figures: readonly Figure[], language: Language = 'en'): Bars {
  const longest = Math.max(...figures.map(({ value }) => Math.max(value.median, value.upperQuartile)))
  const scaled = (value: number): number =>
    longest > 0 ? Math.round((value / longest) * (WIDTH - NUMBER_WIDTH) * 10) / 10 : 0
  const bars = figures.map(({ name, value }, index) => {
    const [length, from, to] = [value.median, value.lowerQuartile, value.upperQuartile].map(scaled)
    const [x = 0, low = 0, high = 0] = [length, from, to]
    const text = shown(value.median, language)
    return { name, y: index * ROW, length: x, from: low, to: high, text, textX: Math.max(x, high) + 6 }
  })
  const facts = bars.map(({ name, text }) => `${name} ${text}`)
  const description = `${unit}: ${facts.join('; ')}.`
  return { unit, width: WIDTH, height: figures.length * ROW, bars, description }
}
