/** G-004. In production there are no simulations and no control API. */
export type Mode = 'sandbox' | 'production'
