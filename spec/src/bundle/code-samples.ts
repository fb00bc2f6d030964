import { callsOf } from './call.ts'
import { curlSample } from './curl-sample.ts'
import type { ContractDocument } from './document.ts'
import { typescriptSample } from './typescript-sample.ts'

/**
 * Adds `x-codeSamples` to every operation: a call with the typed client and a call with curl. The samples are made from
 * the first examples of the operation, so they have no facts of their own. Changes the document in place.
 */
export function addCodeSamples(document: ContractDocument): void {
  for (const { operation, call } of callsOf(document)) {
    operation['x-codeSamples'] = [
      { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(call) },
      { lang: 'Shell', label: 'curl', source: curlSample(call) },
    ]
  }
}
