/** Only the sandbox has the simulations and the control API (G-004). */
export type Mode = 'sandbox' | 'production'
