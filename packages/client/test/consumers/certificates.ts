import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

interface Pair {
  /** Paths of PEM files. */
  readonly certificate: string
  readonly key: string
}

/** A certificate authority of the test, with a certificate for 127.0.0.1 and a certificate of an operator. */
export interface Certificates {
  readonly ca: string
  readonly server: Pair
  readonly client: Pair
}

/** Makes certificates that are valid for one day. Needs `openssl`. */
export async function makeCertificates(inside: string): Promise<Certificates> {
  const folder = join(inside, 'certificates')
  mkdirSync(folder)
  const openssl = (...words: readonly string[]) => promisify(execFile)('openssl', words, { cwd: folder })
  const keyOf = ['-newkey', 'rsa:2048', '-nodes', '-keyout']
  await openssl('req', '-x509', ...keyOf, 'ca.key', '-out', 'ca.pem', '-days', '1', '-subj', '/CN=authority')
  const issue = async (name: string, extensions: string): Promise<Pair> => {
    writeFileSync(join(folder, `${name}.ext`), extensions)
    await openssl('req', ...keyOf, `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`)
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', `${name}.ext`]
    await openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, '-days', '1', ...signed)
    return { certificate: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) }
  }
  const server = await issue('provider', 'subjectAltName=IP:127.0.0.1')
  const client = await issue('operator', 'extendedKeyUsage=clientAuth')
  return { ca: join(folder, 'ca.pem'), server, client }
}
