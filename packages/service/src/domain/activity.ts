import type { Instant } from '@pix-payments/pix'
import type { CauseFields } from './cause.ts'

/** The kinds of entries in the stream. */
export type ActivityKind = 'request' | 'command' | 'change' | 'line' | 'event' | 'attempt' | 'fault' | 'clock'

/** One thing that happened to a wallet of the sandbox, as it is stored. */
export interface ActivityEntry {
  readonly kind: ActivityKind
  /** In the wallet's time. */
  readonly at: Instant
  readonly resourceId: string | null
  readonly causedBy: CauseFields | null
  readonly details: Readonly<Record<string, unknown>>
}

/** The JSON text of an entry. `causedBy` is JSON text already. */
export const entryText = (
  {
    kind,
    at,
    resourceId,
    causedBy,
  }: Pick<ActivityEntry, 'kind' | 'at' | 'resourceId'> & { readonly causedBy: string | null },
  details: object,
): string =>
  `{"kind":"${kind}","at":${at},"resourceId":${JSON.stringify(resourceId)},"causedBy":${causedBy},"details":${JSON.stringify(details)}}`
