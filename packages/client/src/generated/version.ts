// Generated from the contract in spec/ by `pnpm generate`. Do not edit.

export const VERSION = '0.2.0'
