import type { Wallet } from '@pix-payments/client/sandbox'
import { type Context, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Reader } from '../api/reader.ts'
import type { Session } from '../api/session.ts'
import type { View } from './url.ts'

/** What every screen knows. */
export interface PageContext {
  readonly session: Session
  readonly view: View
  /** The wallet that the page shows, as it is now. */
  readonly wallet: Wallet
  readonly walletId: string
  /** Reads the wallets again. */
  readonly wallets: Pick<Reader, 'read' | 'newer'>
}

export const Page: Context<PageContext | undefined> = createContext<PageContext | undefined>(undefined)

/** Returns what every screen knows. */
export function usePage(): PageContext {
  const page = useContext(Page)
  if (page === undefined) throw new TypeError('A screen is drawn outside the page.')
  return page
}
