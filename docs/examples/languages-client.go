// Calls the Pix payment API with the client that openapi-generator writes for Go.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"example.com/operator/pix"
)

// #region connect

// connect returns a client with a token. The token is valid for token.ExpiresIn seconds.
func connect(ctx context.Context, baseURL, clientID, clientSecret string) (*pix.APIClient, error) {
	configuration := pix.NewConfiguration()
	configuration.Servers = pix.ServerConfigurations{{URL: baseURL}}
	// Without a limit, a call waits forever.
	configuration.HTTPClient = &http.Client{Timeout: 30 * time.Second}
	client := pix.NewAPIClient(configuration)
	token, _, err := client.AuthenticationAPI.CreateAccessToken(ctx).
		ClientId(clientID).ClientSecret(clientSecret).GrantType("client_credentials").Execute()
	if err != nil {
		return nil, err
	}
	configuration.AddDefaultHeader("Authorization", "Bearer "+token.AccessToken)
	return client, nil
}

// #endregion

// #region withdraw

// withdraw sends a withdrawal, for the first time or again. It returns the code when the API refused the withdrawal.
//
// After an error the outcome is unknown. Return no balance to the player, and send the same request again: because of
// its ExternalId, the withdrawal happens once.
func withdraw(ctx context.Context, client *pix.APIClient, request pix.CreateWithdrawalByPixKeyRequest) (string, error) {
	_, _, err := client.WithdrawalsAPI.CreateWithdrawalByPixKey(ctx).
		CreateWithdrawalByPixKeyRequest(request).Execute()
	var failure *pix.GenericOpenAPIError
	if errors.As(err, &failure) {
		switch body := failure.Model().(type) {
		case pix.MoneyPixKeyNotFoundError:
			return body.Code, nil
		case pix.CreateWithdrawalByPixKeyRefusedError:
			return body.Code, nil
		case pix.CreateWithdrawalByPixKeyMalformedError:
			if body.Code == "MalformedRequest" {
				return body.Code, nil
			}
		}
	}
	return "", err
}

// #endregion

// codeOf returns the code of an error. Model returns nil when the answer is not documented, for example that of a proxy.
func codeOf(err error) string {
	var failure *pix.GenericOpenAPIError
	if !errors.As(err, &failure) {
		return "no answer"
	}
	switch body := failure.Model().(type) {
	case pix.TokenUnauthorizedError:
		return body.Error
	case pix.MoneyNotFoundError:
		return body.Code
	case pix.AutomaticResourceMissingError:
		return body.Error.Code
	case pix.ListRecurrencesMalformedError: // The error has one of two shapes. The pointer to the other is nil.
		if problem := body.Error.AutomaticInvalidPayerTaxIdProblem; problem != nil {
			return problem.Code
		}
		return body.Error.AutomaticMalformedProblem.Code
	default:
		return fmt.Sprintf("not expected: %s", failure.Body())
	}
}

func main() {
	ctx := context.Background()
	baseURL, clientID := os.Getenv("PIX_BASE_URL"), os.Getenv("PIX_CLIENT_ID")
	client, err := connect(ctx, baseURL, clientID, os.Getenv("PIX_CLIENT_SECRET"))
	check(err)
	balance, _, err := client.BalancesAPI.GetBalance(ctx).Execute()
	check(err)
	fmt.Println("balance:", balance.AvailableBalance)

	// #region charge
	charge, _, err := client.DepositsAPI.CreateImmediateCharge(ctx).
		CreateImmediateChargeRequest(pix.CreateImmediateChargeRequest{
			Amount: 5000, ExpiresIn: 900, ExternalId: "deposit-1", PixKey: os.Getenv("PIX_KEY"),
		}).Execute()
	check(err)
	fmt.Println("charge:", charge.ChargeId, charge.Status, charge.Amount)
	// #endregion

	authentication := pix.NewWebhookBearerAuthentication("BEARER", "webhook-token")
	webhook, _, err := client.WebhooksAPI.ConfigureWebhook(ctx).ConfigureWebhookRequest(pix.ConfigureWebhookRequest{
		Url:            "https://operator.example/webhooks/pix",
		Authentication: pix.WebhookBearerAuthenticationAsWebhookAuthentication(authentication),
	}).Execute()
	check(err)
	fmt.Println("webhook:", webhook.Authentication.MaskedWebhookBearerAuthentication.Token)

	payout := pix.CreateWithdrawalByPixKeyRequest{
		Amount: 1500, ExternalId: "withdrawal-1", PixKey: "52998224725",
		ExpectedCreditor: pix.ExpectedCreditorRequest{Name: "Maria Silva", TaxId: "52998224725"},
	}
	for range 2 {
		refusal, err := withdraw(ctx, client, payout)
		check(err)
		fmt.Println("withdrawal:", cmp.Or(refusal, "accepted"))
	}
	_, response, err := client.WithdrawalsAPI.CreateWithdrawalByPixKey(ctx).
		CreateWithdrawalByPixKeyRequest(payout).Execute()
	check(err)
	fmt.Println("replayed:", response.Header.Get("idempotent-replayed"))

	payout.ExternalId, payout.PixKey = "withdrawal-2", "11144477735"
	refusal, err := withdraw(ctx, client, payout)
	check(err)
	fmt.Println("withdrawal to another person:", refusal)

	_, err = connect(ctx, baseURL, clientID, "wrong")
	fmt.Println("token:", codeOf(err))
	_, _, err = client.DepositsAPI.GetImmediateCharge(ctx, "00000000-0000-4000-8000-000000000000").Execute()
	fmt.Println("money:", codeOf(err))
	_, _, err = client.RecurrencesAPI.GetRecurrence(ctx, "RR000000002026010100000000000").Execute()
	fmt.Println("automatic:", codeOf(err))
	_, _, err = client.RecurrencesAPI.ListRecurrences(ctx).PayerTaxId("52998224726").Execute()
	fmt.Println("automatic, two shapes:", codeOf(err))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
