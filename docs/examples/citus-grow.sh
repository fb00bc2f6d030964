docker compose up --detach --wait worker-3
citus "select citus_add_node('worker-3', 5432)"
citus "select citus_rebalance_start()"
citus "select state, details from citus_rebalance_status()"
citus "select distinct schema_name, nodename from citus_schemas join citus_shards using (colocation_id) order by 1"
