# Ctrl-C ends it.
curl -sSN "$PIX_BASE_URL/sandbox/stream?kinds=line,event"
