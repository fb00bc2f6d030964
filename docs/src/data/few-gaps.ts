/** A longer list of assumptions would hide the text around it, so it starts folded. */
export const FEW_GAPS = 3
