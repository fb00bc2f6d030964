pg_ctl stop --pgdata $PGDATA   # if the old server still runs: it archives the rest of its log
cp -a $BACKUP $NEW_PGDATA
touch $NEW_PGDATA/recovery.signal
echo "restore_command = 'cp $ARCHIVE/%f %p'" >> $NEW_PGDATA/postgresql.auto.conf
echo "recovery_target_action = 'promote'" >> $NEW_PGDATA/postgresql.auto.conf
echo "recovery_target_time = '$MOMENT'" >> $NEW_PGDATA/postgresql.auto.conf   # leave this line out to recover everything
pg_ctl start --pgdata $NEW_PGDATA --log $NEW_PGDATA/log
until psql "$NEW_DATABASE_URL" -Atc 'select pg_is_in_recovery()' | grep -q f; do sleep 1; done
