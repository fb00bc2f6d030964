import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signWebhook } from '@pix-payments/client/webhooks'
import { createService } from '@pix-payments/service'
import { isLong } from '@pix-payments/testing/length'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const EXAMPLES = join(import.meta.dirname, '../examples')

interface Language {
  readonly name: string
  /** The command whose success shows that the toolchain is there. */
  readonly needs: readonly [string, ...string[]]
  /** Prepares the folder. Returns the commands of the first call and of a program that prints whether each delivery is genuine. */
  prepare(folder: string): { readonly call: readonly string[]; readonly verify: readonly string[] }
}

/** Runs a compiler. Throws an error with its messages when it fails. */
function compile(cwd: string, program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd })
}

/** The programs around `is_genuine` get, for each delivery: secrets, id, timestamp, signatures, body in base64, seconds of now. */
const LANGUAGES: readonly Language[] = [
  {
    name: 'Python',
    needs: ['python3', '--version'],
    prepare(folder) {
      for (const name of ['first_call.py', 'verify_webhook.py']) {
        copyFileSync(join(EXAMPLES, name), join(folder, name))
      }
      const driver = `import base64, sys
from verify_webhook import is_genuine
for at in range(1, len(sys.argv), 6):
    secrets, id, timestamp, signatures, body, now = sys.argv[at:at + 6]
    headers = {"webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures}
    print("genuine" if is_genuine(secrets.split(), headers, base64.b64decode(body), int(now)) else "forged")
`
      writeFileSync(join(folder, 'driver.py'), driver)
      return { call: ['python3', 'first_call.py'], verify: ['python3', 'driver.py'] }
    },
  },
  {
    name: 'Go',
    needs: ['go', 'version'],
    prepare(folder) {
      mkdirSync(join(folder, 'webhooks'))
      mkdirSync(join(folder, 'driver'))
      writeFileSync(join(folder, 'go.mod'), 'module example.com/operator\n\ngo 1.22\n')
      copyFileSync(join(EXAMPLES, 'first-call.go'), join(folder, 'main.go'))
      copyFileSync(join(EXAMPLES, 'verify-webhook.go'), join(folder, 'webhooks/verify.go'))
      const driver = `package main

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	"example.com/operator/webhooks"
)

func main() {
	for args := os.Args[1:]; len(args) > 0; args = args[6:] {
		headers := http.Header{}
		headers.Set("webhook-id", args[1])
		headers.Set("webhook-timestamp", args[2])
		headers.Set("webhook-signature", args[3])
		body, _ := base64.StdEncoding.DecodeString(args[4])
		now, _ := strconv.ParseInt(args[5], 10, 64)
		if webhooks.IsGenuine(strings.Fields(args[0]), headers, body, time.Unix(now, 0)) {
			fmt.Println("genuine")
		} else {
			fmt.Println("forged")
		}
	}
}
`
      writeFileSync(join(folder, 'driver/main.go'), driver)
      // Both at once, without the symbols of a debugger, which nobody needs.
      compile(folder, 'go', 'build', '-ldflags=-s -w', '-o', 'bin/', '.', './driver')
      return { call: ['bin/operator'], verify: ['bin/driver'] }
    },
  },
  {
    name: 'Java',
    needs: ['javac', '-version'],
    prepare(folder) {
      const driver = `import java.util.Base64;
import java.util.List;

public class Driver {
  public static void main(String[] a) throws Exception {
    for (int i = 0; i < a.length; i += 6) {
      byte[] body = Base64.getDecoder().decode(a[i + 4]);
      List<String> secrets = List.of(a[i].split(" "));
      long now = Long.parseLong(a[i + 5]);
      boolean genuine = VerifyWebhook.isGenuine(secrets, a[i + 1], a[i + 2], a[i + 3], body, now);
      System.out.println(genuine ? "genuine" : "forged");
    }
  }
}
`
      writeFileSync(join(folder, 'Driver.java'), driver)
      for (const name of ['FirstCall.java', 'VerifyWebhook.java']) {
        copyFileSync(join(EXAMPLES, name), join(folder, name))
      }
      compile(folder, 'javac', 'FirstCall.java', 'VerifyWebhook.java', 'Driver.java')
      return { call: ['java', 'FirstCall'], verify: ['java', 'Driver'] }
    },
  },
  {
    name: 'PHP',
    needs: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    prepare(folder) {
      for (const name of ['first-call.php', 'verify-webhook.php']) {
        copyFileSync(join(EXAMPLES, name), join(folder, name))
      }
      const driver = `<?php
require 'verify-webhook.php';
foreach (array_chunk(array_slice($argv, 1), 6) as [$secrets, $id, $timestamp, $signatures, $body, $now]) {
    $genuine = is_genuine(explode(' ', $secrets), $id, $timestamp, $signatures, base64_decode($body), (int) $now);
    echo $genuine ? "genuine" : "forged", "\\n";
}
`
      writeFileSync(join(folder, 'driver.php'), driver)
      return { call: ['php', 'first-call.php'], verify: ['php', 'driver.php'] }
    },
  },
]

function isThere([program, ...args]: Language['needs']): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OTHER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const NOW = 1_772_373_600
const BODY = '{"event":"pixChargePaid","amount":5000,"description":"Depósito"}'

/** The arguments of the programs for a delivery, after changes. */
async function delivery(
  changes: { secrets?: string; signedWith?: readonly string[]; body?: string; signedAt?: number } = {},
): Promise<readonly string[]> {
  const { secrets = SECRET, signedWith = [SECRET], body = BODY, signedAt = NOW } = changes
  const headers = await signWebhook({
    body: BODY,
    id: '6c84fb90-12c4-4a3e-9d5b-7c1f0e2a3b4d',
    secrets: signedWith,
    timestampSeconds: signedAt,
  })
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  return [secrets, id, timestamp, signatures, Buffer.from(body).toString('base64'), String(NOW)]
}

/** A program judges all of them in one run, because the start of a virtual machine takes long. */
const CASES = [
  { title: 'a signed delivery', changes: {}, want: 'genuine' },
  {
    title: 'both signatures of a rotation, with the old secret',
    changes: { signedWith: [OTHER, SECRET] },
    want: 'genuine',
  },
  { title: 'two known secrets', changes: { secrets: `${OTHER} ${SECRET}` }, want: 'genuine' },
  { title: 'a changed body', changes: { body: BODY.replace('5000', '9000') }, want: 'forged' },
  { title: 'another secret', changes: { signedWith: [OTHER] }, want: 'forged' },
  { title: 'an old delivery', changes: { signedAt: NOW - 301 }, want: 'forged' },
  { title: 'a delivery of the future', changes: { signedAt: NOW + 301 }, want: 'forged' },
]

let baseUrl: string
let close: () => Promise<void>
beforeAll(async () => {
  const service = await createService()
  baseUrl = service.url
  close = () => service.close()
})
afterAll(() => close())

// C# is not here: no test machine has its toolchain. The other languages after Python are compiled in the long run.
for (const { name, needs, prepare } of isLong ? LANGUAGES : LANGUAGES.slice(0, 1)) {
  const isMissing = !isThere(needs)
  const why = isMissing ? ` (skipped: no ${needs[0]} with what the sample needs)` : ''
  // A compiler may take a minute on a busy machine.
  describe.skipIf(isMissing)(`${name}${why}`, { timeout: 120_000 }, () => {
    let folder: string
    let commands: ReturnType<Language['prepare']>
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'pix-language-'))
      commands = prepare(folder)
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    const printed = async ([program = '', ...args]: readonly string[]): Promise<string> =>
      (await run(program, args, { cwd: folder, env: { ...process.env, PIX_BASE_URL: baseUrl } })).stdout

    it('makes its first call', async () => {
      expect(await printed(commands.call)).toBe('Available: 10000000 centavos\n')
    })

    it('judges each delivery (G-160)', async () => {
      const deliveries = await Promise.all(CASES.map(({ changes }) => delivery(changes)))
      const judged = (await printed([...commands.verify, ...deliveries.flat()])).trim().split('\n')
      const want = CASES.map((it) => [it.title, it.want])
      expect(CASES.map(({ title }, at) => [title, judged[at]])).toEqual(want)
    })
  })
}
