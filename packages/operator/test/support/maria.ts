/** The CPF of the payer that the sandbox knows. */
export const MARIA = '52998224725'
