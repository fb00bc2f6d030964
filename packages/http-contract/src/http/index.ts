/**
 * The HTTP parts that all Node servers of the contract share: the checks of a request in the documented order, strict
 * JSON, the ids of a response, CORS, and starting and stopping a server.
 */
export { acceptRequest } from './acceptance.ts'
export type { AcceptanceOptions, AcceptedRequest, Admission, RefusedRequest } from './acceptance.ts'
export { bearerToken } from './bearer-token.ts'
export { faultOfBody, parseBody, readBody } from './body.ts'
export type { BodyRead, ReadBodyOptions } from './body.ts'
export { CORS_HEADERS, isPreflight, preflightHeaders } from './cors.ts'
export { hasContentEncoding, hasOtherCharset } from './encoding.ts'
export { hasSingleHeaders } from './single-headers.ts'
export { identify, randomId } from './identity.ts'
export type { MakeId } from './identity.ts'
export { JSON_DEPTH_LIMIT, JSON_VALUE_LIMIT, parseJson } from './json.ts'
export type { Parsed } from './json.ts'
export { BODY_TIMEOUT_MILLISECONDS, addressOf, close, httpLimits, listen } from './serve.ts'
export { localTarget, readTarget } from './target.ts'
export type { Target } from './target.ts'
