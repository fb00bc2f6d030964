FROM node:24-slim
WORKDIR /sandbox
COPY vendor/pix ./vendor/pix
RUN npm init -y && npm install ./vendor/pix/*.tgz
EXPOSE 4010
CMD ["npx", "pix-service", "serve", "--ephemeral", "--host", "0.0.0.0"]
