psql "$DATABASE_URL" -c "alter system set archive_mode = 'on'" -c "alter system set archive_command = 'test ! -f $ARCHIVE/%f && cp %p $ARCHIVE/%f'"
pg_ctl restart --pgdata $PGDATA --log $PGDATA/log
pg_basebackup --dbname "$DATABASE_URL" --pgdata $BACKUP --checkpoint fast
