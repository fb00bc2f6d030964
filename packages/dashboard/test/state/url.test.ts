import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, readView } from '../../src/state/url.ts'

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'pt-PT' })
  return () => vi.unstubAllGlobals()
})

describe('the address', () => {
  test('without a query shows the wallet in the language of the browser', () => {
    expect(readView('')).toEqual({
      screen: 'wallet',
      wallet: undefined,
      charge: undefined,
      withdrawal: undefined,
      recurrence: undefined,
      resource: undefined,
      request: undefined,
      beside: undefined,
      event: undefined,
      q: undefined,
      only: undefined,
      panel: undefined,
      lang: 'pt-BR',
      theme: 'auto',
    })
  })

  test('with unknown values shows the usual view', () => {
    expect(readView('?screen=x&lang=x&theme=x&panel=x')).toEqual(readView(''))
  })

  test('keeps what a change does not name, and leaves out usual values', () => {
    const query = '?screen=charge&charge=c&lang=en'
    expect(addressOf({ theme: 'dark' }, query)).toBe('/?screen=charge&charge=c&lang=en&theme=dark')
    expect(addressOf({ screen: 'wallet', charge: undefined }, query)).toBe('/?lang=en')
    expect(addressOf({ screen: 'wallet' }, '?screen=charge')).toBe('/')
  })

  test('of a view shows this view', () => {
    const view = { ...readView(''), screen: 'charge', charge: 'a b&c', panel: 'faults', lang: 'en' } as const
    expect(readView(addressOf(view, '').slice(1))).toEqual(view)
  })
})
