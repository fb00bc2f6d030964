pix listen --forward-to http://127.0.0.1:3000/pix --until pixChargePaid --timeout 30s
