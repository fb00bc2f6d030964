import type { Figure, Question } from '../../../packages/service/bench/figures.ts'
import type { Language } from '../languages/languages.ts'
import { type Bars, barsOf } from './bars.ts'
import { inLanguage } from './benchmark-words.ts'

/** The bars of a picture: figures of one unit, with the name of each bar. */
interface Picture {
  readonly unit: string
  readonly bars: readonly { readonly name: string; readonly group: string; readonly server: string }[]
}

const LOAD = '32 in flight'
const POSTGRES = 'PostgreSQL, 1 process'

const ofRequests = (servers: readonly string[]): Picture['bars'] =>
  ['create charge', 'get charge', 'withdrawal by key'].flatMap((request) =>
    servers.map((server) => ({
      name: `${request}: ${server === 'prism' ? 'Prism' : server}`,
      group: `${request}, ${LOAD}`,
      server,
    })),
  )

const ofCharge = (variant: string, { group = '', server = POSTGRES } = {}): Picture['bars'][number] => ({
  name: `create charge, ${variant}: PostgreSQL`,
  group: `create charge, ${LOAD}${group}`,
  server,
})

/** One picture for each question. */
const PICTURES: Readonly<Record<Question, Picture>> = {
  speed: { unit: 'requests/s', bars: ofRequests(['prism', 'SQLite', POSTGRES]) },
  growth: {
    unit: 'requests/s',
    bars: [
      ofCharge('1 wallet'),
      ofCharge('16 wallets', { group: ', 16 wallets' }),
      ofCharge('300 wallets', { group: ', 300 wallets' }),
      ofCharge('2 processes', { server: 'PostgreSQL, 2 processes' }),
      ofCharge('1 ms away', { server: `${POSTGRES}, 1 ms away` }),
      ofCharge('5 ms away', { server: `${POSTGRES}, 5 ms away` }),
    ],
  },
  cost: { unit: 'µs CPU of the server', bars: ofRequests(['SQLite', POSTGRES]) },
}

/** Returns the picture of a question. A bar is left out when the results do not have its figure. */
export function pictureOf(question: Question, figures: readonly Figure[], language: Language): Bars {
  const { unit, bars } = PICTURES[question]
  const found = bars.flatMap(({ name, group, server }) =>
    figures
      .filter((it) => it.group === group && it.name === server && it.unit === unit)
      .map((it) => ({ ...it, name: inLanguage(name, language) })),
  )
  return barsOf(inLanguage(unit, language), found, language)
}
