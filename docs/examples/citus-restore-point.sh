citus "select citus_create_restore_point('before-upgrade')"
