import { type ErrorFamily, errors, type MachineName } from '@pix-payments/spec'

/** Addresses from the root of the site. The build makes them relative to their page. */
export const operationAddress = (id: string): string => `/reference/index.html#operation/${id}`
export const sandboxOperationAddress = (id: string): string => `/sandbox/index.html#operation/${id}`
export const railOperationAddress = (id: string): string => `/rail/index.html#operation/${id}`
export const gapAddress = (id: string): string => `/gaps.html#${id}`
export const schemaAddress = (name: string): string => `/schemas.html#${name}`
export const machineAddress = (name: MachineName): string => `/states/${name}.html`
export const sectionAddress = (id: string): string => `/rules.html#${sectionAnchor(id)}`
export const ruleAddress = (id: string): string => `/rules.html#${id}`
export const rejectionAddress = (code: string): string => `/errors.html#${code}`
export const errorAddress = (family: ErrorFamily, code: string): string =>
  `/errors.html#${errorAnchor(family, code)}`

/** The anchor of `§2.4` is `section-2.4`, because a keyboard may have no `§`. */
export const sectionAnchor = (id: string): string => id.replace('§', 'section-')

/** The anchor is the code. When two families have the same code, the anchor in the second family also has the family. */
export function errorAnchor(family: ErrorFamily, code: string): string {
  const first = Object.entries(errors.codes).find(([, codes]) => code in codes)
  return first?.[0] === family ? code : `${family}.${code}`
}
