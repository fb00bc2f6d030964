import type { Credentials, Wallet } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { isOfPage } from '../api/new-id.ts'
import { t } from '../language/language.ts'
import { Code } from '../parts/code.tsx'
import { Card, Copy, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

/** The credentials that this tab created, by wallet. The service shows a secret only once. */
const created = new Map<string, Credentials>()

export const keepCreated = (walletId: string, credentials: Credentials): void => {
  created.set(walletId, credentials)
}

/** Whether this tab has a secret of the wallet to show. */
export const hasCreated = (walletId: string): boolean => created.has(walletId)

/** The credentials with which your code calls the API as this wallet. */
export function CredentialCard(): JSX.Element {
  const { session, wallet, walletId } = usePage()
  const [shown, setShown] = useState(created.get(walletId))
  const create = useCommand(async () => {
    const credentials = await session.sandbox.wallets.createCredentials({ walletId })
    keepCreated(walletId, credentials)
    setShown(credentials)
  })
  return (
    <Card
      wide
      title={t('Credentials and ids for your code')}
      aside={
        <button type="button" disabled={create.isBusy} onClick={() => void create.run()}>
          {t('New credentials')}
        </button>
      }
    >
      <Trouble error={create.error} />
      {shown === undefined ? (
        <p class="hint">{t('A secret is shown only when it is created.')}</p>
      ) : (
        <>
          <Code title=".env" text={environment(wallet, shown)} />
          <p class="hint">{t('Copy it now: the page forgets the secret when you close the tab.')}</p>
        </>
      )}
      <dl class="ids">
        {idsOf(wallet).map(([name, value]) => (
          <div key={value}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code> <Copy text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The values that calls of your code need. The credentials of a page stay in its tab. */
const idsOf = ({ clientIds, walletId, cnpj, pixKeys }: Wallet): readonly (readonly [string, string])[] => [
  ...clientIds.filter((id) => !isOfPage(id)).map((id) => ['client_id', id] as const),
  ['walletId', walletId],
  ['CNPJ', cnpj],
  ...pixKeys.map((key) => ['pixKey', key] as const),
]

/** The variables that the client and `pix` read. */
const environment = ({ walletId, pixKeys }: Wallet, { clientId, clientSecret }: Credentials): string =>
  [
    `PIX_URL=${location.origin}`,
    `PIX_WALLET=${walletId}`,
    `PIX_CLIENT_ID=${clientId}`,
    `PIX_CLIENT_SECRET=${clientSecret}`,
    `PIX_KEY=${pixKeys[0] ?? ''}`,
  ].join('\n')
