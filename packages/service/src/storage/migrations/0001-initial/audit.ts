import type { MigrationFunction } from '../run-steps.ts'

const REFUSAL = 'the audit log only grows'

/** Refuses changes of the audit log. Who can drop a trigger can still change it; `pix-service audit verify` finds that. */
export const guardAudit: MigrationFunction = async (transaction, engine) => {
  if (engine === 'sqlite') {
    for (const write of ['update', 'delete']) {
      await transaction.execute(
        `create trigger audit_no_${write} before ${write} on audit begin select raise(abort, '${REFUSAL}'); end`,
      )
    }
    return
  }
  await transaction.execute(
    `create function refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception '${REFUSAL}'; end $$;
      create trigger audit_no_change before update or delete or truncate on audit
        for each statement execute function refuse_audit_change()`,
  )
}
