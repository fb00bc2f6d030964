import type { Call } from './call.ts'
import type { Json, JsonObject } from './document.ts'
import { DAYS_AHEAD } from './sample-dates.ts'

/** The call as a curl command. `PIX_BASE_URL` holds the address of the API, and `PIX_TOKEN` the access token. */
export function curlSample(call: Call): string {
  const { method, body, isForm, hasToken } = call
  const isImplied = method === (body === undefined ? 'GET' : 'POST')
  return [
    `curl -sS${isImplied ? '' : ` -X ${method}`} "$PIX_BASE_URL${pathOf(call)}"`,
    ...(hasToken ? ['-H "authorization: Bearer $PIX_TOKEN"'] : []),
    ...(body === undefined ? [] : isForm ? formOf(body) : jsonOf(body)),
  ].join(' \\\n  ')
}

function pathOf({ path, pathParameters, query }: Call): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(pathParameters[name]))
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}

const encoded = (value: Json | undefined): string => encodeURIComponent(String(value))

const formOf = (body: JsonObject): readonly string[] =>
  Object.entries(body).map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`)

const jsonOf = (body: JsonObject): readonly string[] => [
  "-H 'content-type: application/json'",
  `-d ${withDates(quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')))}`,
]

/** Ends the quote of the body for a command that prints the date. */
const withDates = (text: string): string =>
  text.replaceAll(/"(\w+)": "\d{4}-\d\d-\d\d"/g, (given, name: string) => {
    const days = DAYS_AHEAD[name]
    const date = `new Date(Date.now() + ${days} * 864e5).toISOString().slice(0, 10)`
    return days === undefined ? given : `"${name}": "'$(node -p '${date}')'"`
  })

/** In a shell, a quoted text cannot contain an apostrophe: the quote ends, an escaped apostrophe follows, and a new quote begins. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
