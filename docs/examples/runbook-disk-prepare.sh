fallocate -l 1G .pix-service/reserve
