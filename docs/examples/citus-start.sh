docker compose up --detach --wait
citus() { docker compose exec -T coordinator psql -v ON_ERROR_STOP=1 -U pix -c "$1"; }
citus "select citus_set_coordinator_host('coordinator', 5432)"
citus "select citus_add_node('worker-1', 5432)"
citus "select citus_add_node('worker-2', 5432)"
