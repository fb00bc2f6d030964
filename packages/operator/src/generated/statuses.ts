// Generated from spec/machines by `pnpm generate`. Do not edit.

/** For each resource and status, the statuses that the resource can still reach. None: the status is final. */
export const AHEAD: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  charge: {
    PENDING: ['PAID', 'EXPIRED', 'CANCELED'],
    PAID: [],
    CANCELED: [],
    EXPIRED: [],
  },
  recurrence: {
    PENDING: ['FAILED', 'CANCELLED', 'EXPIRED', 'AUTHORIZED'],
    AUTHORIZED: ['CANCELLED'],
    FAILED: [],
    CANCELLED: [],
    EXPIRED: [],
  },
  refund: {
    PROCESSING: ['SUCCESS', 'FAILED'],
    SUCCESS: [],
    FAILED: [],
  },
  schedule: {
    CREATED: ['PENDING', 'CANCELLED', 'FAILED', 'SCHEDULED', 'SUCCESS'],
    PENDING: ['SCHEDULED', 'CANCELLED', 'FAILED', 'SUCCESS'],
    SCHEDULED: ['CANCELLED', 'SUCCESS', 'FAILED'],
    SUCCESS: [],
    FAILED: [],
    CANCELLED: [],
  },
  withdrawal: {
    INITIATED: ['FAILED', 'CONFIRMED', 'CANCELED', 'PROCESSING', 'REJECTED', 'EXPIRED', 'SUCCESS'],
    CONFIRMED: ['PROCESSING', 'REJECTED', 'FAILED', 'EXPIRED', 'SUCCESS'],
    PROCESSING: ['SUCCESS', 'REJECTED', 'FAILED', 'EXPIRED'],
    SUCCESS: [],
    FAILED: [],
    REJECTED: [],
    CANCELED: [],
    EXPIRED: [],
  },
}

/** The codes of §7.5 after which a charge is never retried. */
export const TERMINAL_REJECTIONS: readonly string[] = [
  'AC05', 'AM09', 'DENC', 'DS27', 'DTED', 'MIDI', 'MSUC', 'NITX', 'RC09',
]
