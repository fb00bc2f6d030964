/** The CPF that the form proposes as the payer. It belongs to nobody: its check digits are right. */
export const USUAL_CPF = '52998224725'

const OTHER_CPF = '11144477735'

/** Returns a valid CPF that is not the given one. */
export const otherCpf = (cpf: string): string => (cpf === OTHER_CPF ? USUAL_CPF : OTHER_CPF)
