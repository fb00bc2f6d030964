import { useEffect, useState } from 'preact/hooks'
import { type Language, LANGUAGES } from '../language/language.ts'

/** The screens of the page, in the order of the menu. */
export const SCREENS = [
  'wallet',
  'charge',
  'withdrawal',
  'recurrence',
  'movements',
  'events',
  'requests',
  'timeline',
] as const
export type Screen = (typeof SCREENS)[number]

/** The colour themes; `auto` follows the system. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The open part of the strip; none when undefined. */
export const PANELS = ['faults', 'snapshots'] as const
export type Panel = (typeof PANELS)[number]

/** What the page shows. All of it is in the query of the address, so an address is a view. */
export interface View {
  readonly screen: Screen
  /** The walletId; the first wallet when undefined. */
  readonly wallet: string | undefined
  /** The chargeId of the open charge. */
  readonly charge: string | undefined
  /** The externalId of the open withdrawal. */
  readonly withdrawal: string | undefined
  /** The id of the open recurrence. */
  readonly recurrence: string | undefined
  /** The resource whose timeline is shown. */
  readonly resource: string | undefined
  /** The open request of the log, and the request or event that is compared with the open one. */
  readonly request: string | undefined
  readonly beside: string | undefined
  /** The eventId of the open event. */
  readonly event: string | undefined
  /** The text that the list is searched for, and the filter of its status. */
  readonly q: string | undefined
  readonly only: 'refused' | undefined
  /** Whether the list has what this page itself read. */
  readonly reads: 'shown' | undefined
  readonly panel: Panel | undefined
  readonly lang: Language
  readonly theme: Theme
}

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given)

const browserLanguage = (): Language => (/^pt\b/i.test(navigator.language) ? 'pt-BR' : 'en')

/** Reads the view from the query of an address. Unknown values count as absent. */
export function readView(query: string): View {
  const parameters = new URLSearchParams(query)
  const text = (name: string): string | undefined => parameters.get(name) ?? undefined
  return {
    screen: oneOf(SCREENS, parameters.get('screen')) ?? 'wallet',
    wallet: text('wallet'),
    charge: text('charge'),
    withdrawal: text('withdrawal'),
    recurrence: text('recurrence'),
    resource: text('resource'),
    request: text('request'),
    beside: text('beside'),
    event: text('event'),
    q: text('q'),
    only: oneOf(['refused'] as const, parameters.get('only')),
    reads: oneOf(['shown'] as const, parameters.get('reads')),
    panel: oneOf(PANELS, parameters.get('panel')),
    lang: oneOf(LANGUAGES, parameters.get('lang')) ?? browserLanguage(),
    theme: oneOf(THEMES, parameters.get('theme')) ?? 'auto',
  }
}

/** Values that the address leaves out. A language is always written once it was chosen. */
const DEFAULTS: Readonly<Record<string, string>> = { screen: 'wallet', theme: 'auto' }

/** Returns the address of a view: the address of now with some values replaced; undefined removes a value. */
export function addressOf(change: Partial<View>, query: string = location.search): string {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === DEFAULTS[name]) parameters.delete(name)
    else parameters.set(name, value)
  }
  const text = parameters.toString()
  return text === '' ? '/' : `/?${text}`
}

const CHANGED = 'viewchange'

/** Shows another view. It becomes a step of the browser's history, unless `replace` is true. */
export function show(change: Partial<View>, { replace = false }: { readonly replace?: boolean } = {}): void {
  const address = addressOf(change)
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Returns a function that shows another view later, for example when an answer has come. It does nothing when the user has
 * meanwhile opened another wallet, or something else in the same place.
 */
export function showLater(): (change: Partial<View>) => void {
  const before = readView(location.search)
  return (change) => {
    const now = readView(location.search)
    const names = ['wallet', ...Object.keys(change)] as (keyof View)[]
    if (names.every((name) => now[name] === before[name])) show(change)
  }
}

/** Returns the view of the address, and draws the component again when it changes. */
export function useView(): View {
  const [view, setView] = useState(() => readView(location.search))
  useEffect(() => {
    const read = (): void => setView(readView(location.search))
    addEventListener('popstate', read)
    addEventListener(CHANGED, read)
    return () => {
      removeEventListener('popstate', read)
      removeEventListener(CHANGED, read)
    }
  }, [])
  return view
}
