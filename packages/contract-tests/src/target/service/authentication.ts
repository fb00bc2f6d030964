import type { Recipes } from './recipe.ts'

export const authenticationRecipes: Recipes = {
  createAccessToken: {
    '200 default': ({ main }) =>
      main.request('createAccessToken', {
        body: {
          ...main.example('createAccessToken'),
          client_id: main.credentials.clientId,
          client_secret: main.credentials.clientSecret,
        },
      }),
    '401 invalid_client': ({ main }) =>
      main.request('createAccessToken', {
        body: {
          ...main.example('createAccessToken'),
          client_id: main.credentials.clientId,
          client_secret: 'another-secret',
        },
      }),
  },
}
