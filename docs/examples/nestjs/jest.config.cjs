/**
 * Jest has its own `require`, which reads no ES modules. So ts-jest also translates the JavaScript of these packages to
 * CommonJS. `npm test` runs the type check of the compiler first, because ts-jest translates each file alone.
 */
const ESM_PACKAGES = ['@pix-payments']

/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/src'],
  testEnvironment: 'node',
  transform: {
    '^.+\\.[jt]s$': [
      'ts-jest',
      {
        tsconfig: {
          allowJs: true,
          module: 'commonjs',
          moduleResolution: 'node10',
          target: 'es2022',
          isolatedModules: true,
          esModuleInterop: true,
          experimentalDecorators: true,
          emitDecoratorMetadata: true,
        },
      },
    ],
  },
  // pnpm puts a package at node_modules/.pnpm/<name>@<version>/node_modules/<name>.
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/.+/node_modules/)?(${ESM_PACKAGES.join('|')})/)`],
}
