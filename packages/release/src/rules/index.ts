import { annotation } from './annotation.ts'
import { body } from './body.ts'
import { bounds } from './bounds.ts'
import { idempotency } from './idempotency.ts'
import { pagination } from './pagination.ts'
import { integerFormat } from './integer-format.ts'
import { sandboxOnly } from './sandbox-only.ts'
import { closedObject } from './closed-object.ts'
import { componentName } from './component-name.ts'
import { composition } from './composition.ts'
import { defaultValue } from './default-value.ts'
import { dependentRequired } from './dependent-required.ts'
import { dialect } from './dialect.ts'
import { discriminator } from './discriminator.ts'
import { enumeration } from './enumeration.ts'
import { errorCatalogue } from './error-catalogue.ts'
import { errorCode } from './error-code.ts'
import { errorMapping } from './error-mapping.ts'
import { extensibleEnum } from './extensible-enum.ts'
import { extension } from './extension.ts'
import { operation } from './operation.ts'
import { order } from './order.ts'
import { parameter } from './parameter.ts'
import { property } from './property.ts'
import { required } from './required.ts'
import { response } from './response.ts'
import type { ComparisonRule } from './rule.ts'
import { security } from './security.ts'
import { server } from './server.ts'
import { spelling } from './spelling.ts'
import { textForm } from './text-form.ts'
import { type } from './type.ts'
import { uniqueItems } from './unique-items.ts'
import { unused } from './unused.ts'

/** The rules in order. The first rule that covers a difference classifies it. */
export const RULES: readonly ComparisonRule[] = [
  unused,
  componentName,
  order,
  errorCode,
  errorCatalogue,
  errorMapping,
  extensibleEnum,
  idempotency,
  pagination,
  sandboxOnly,
  spelling,
  integerFormat,
  enumeration,
  bounds,
  textForm,
  uniqueItems,
  type,
  property,
  required,
  dependentRequired,
  closedObject,
  composition,
  discriminator,
  defaultValue,
  annotation,
  operation,
  parameter,
  body,
  response,
  security,
  server,
  dialect,
  extension,
]
