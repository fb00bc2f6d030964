export type {
  CatalogueCode,
  ErrorCatalogue,
  ErrorFamily,
  OperationErrors,
  TransportRole,
} from './catalogue.ts'
export type { RawParameter } from './coercion.ts'
export type { Method, OpenApiDocument } from './document.ts'
export { BODY_LIMIT_BYTES } from './operations.ts'
export type {
  BodyLimits,
  BoundBody,
  BoundContent,
  BoundHeader,
  BoundOperation,
  BoundParameter,
  BoundResponse,
} from './operations.ts'
export type { ErrorResponse, RefusalDetail, TransportFailure } from './problem.ts'
export type { RequestParts, Values, Violation } from './request.ts'
export type { HeaderSource, ResponseOptions, ResponseViolation } from './response.ts'
export type { Match } from './router.ts'
export { createValidation } from './validation.ts'
export type { CompiledSchemas } from './schemas.ts'
export type { Validation, ValidationOptions } from './validation.ts'
