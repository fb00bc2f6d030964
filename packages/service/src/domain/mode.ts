/** G-004: production has no simulations and no control API. */
export type Mode = 'sandbox' | 'production'
