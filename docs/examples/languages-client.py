"""Calls the Pix payment API with the client that openapi-generator writes for Python."""

import os

import pix_payments as pix

# #region connect
SECONDS = 30  # Without a limit, a call waits forever.


def connect(base_url: str, client_id: str, client_secret: str) -> pix.ApiClient:
    """Returns a client with a token. The token is valid for token.expires_in seconds."""
    configuration = pix.Configuration(host=base_url)
    token = pix.AuthenticationApi(pix.ApiClient(configuration)).create_access_token(
        client_id, client_secret, "client_credentials", _request_timeout=SECONDS
    )
    configuration.access_token = token.access_token
    return pix.ApiClient(configuration)


# #endregion


# #region errors
def code_of(error: pix.ApiException) -> str | None:
    """Returns the code of a documented error. Returns None for any other answer, for example of a proxy."""
    body = error.data
    if body is None:
        return None
    if hasattr(body, "code"):
        return body.code
    # The token route has the code in `error`. Pix Automático has an object there, or a choice of objects.
    problem = getattr(body.error, "actual_instance", body.error)
    return problem if isinstance(problem, str) else problem.code


# #endregion


# #region withdraw
REFUSALS = ("PIX_KEY_NOT_FOUND", "IGAMING_CPF_MISMATCH", "SECURE_LOOP_ACCOUNT_MISMATCH", "MalformedRequest")


def withdraw(api: pix.ApiClient, request: pix.CreateWithdrawalByPixKeyRequest) -> str | None:
    """Sends a withdrawal, for the first time or again. Returns the code when the API refused it, otherwise None.

    After any exception the outcome is unknown. Return no balance to the player, and send the same request again:
    because of its externalId, the withdrawal happens once.
    """
    try:
        pix.WithdrawalsApi(api).create_withdrawal_by_pix_key(request, _request_timeout=SECONDS)
    except pix.ApiException as error:
        code = code_of(error)
        if code not in REFUSALS:
            raise
        return code
    return None


# #endregion


def main() -> None:
    base_url, client_id = os.environ["PIX_BASE_URL"], os.environ["PIX_CLIENT_ID"]
    api = connect(base_url, client_id, os.environ["PIX_CLIENT_SECRET"])
    print("balance:", pix.BalancesApi(api).get_balance(_request_timeout=SECONDS).available_balance)

    # #region charge
    charge = pix.DepositsApi(api).create_immediate_charge(
        pix.CreateImmediateChargeRequest(
            amount=5000, expires_in=900, external_id="deposit-1", pix_key=os.environ["PIX_KEY"]
        ),
        _request_timeout=SECONDS,
    )
    print("charge:", charge.charge_id, charge.status, charge.amount)
    # #endregion

    # #region union
    authentication = pix.WebhookBearerAuthentication(type="BEARER", token="webhook-token")
    webhook = pix.WebhooksApi(api).configure_webhook(
        pix.ConfigureWebhookRequest(
            url="https://operator.example/webhooks/pix",
            authentication=pix.WebhookAuthentication(authentication),
        ),
        _request_timeout=SECONDS,
    )
    print("webhook:", webhook.authentication.actual_instance.token)
    # #endregion

    maria = pix.ExpectedCreditorRequest(name="Maria Silva", tax_id="52998224725")
    payout = pix.CreateWithdrawalByPixKeyRequest(
        amount=1500, external_id="withdrawal-1", pix_key="52998224725", expected_creditor=maria
    )
    for _ in range(2):
        print("withdrawal:", withdraw(api, payout) or "accepted")
    # #region replayed
    repeated = pix.WithdrawalsApi(api).create_withdrawal_by_pix_key_with_http_info(
        payout, _request_timeout=SECONDS
    )
    print("replayed:", repeated.headers.get("idempotent-replayed"))
    # #endregion
    foreign = payout.model_copy(update={"external_id": "withdrawal-2", "pix_key": "11144477735"})
    print("withdrawal to another person:", withdraw(api, foreign))

    calls = {
        "token": lambda: connect(base_url, client_id, "wrong"),
        "money": lambda: pix.DepositsApi(api).get_immediate_charge("00000000-0000-4000-8000-000000000000"),
        "automatic": lambda: pix.RecurrencesApi(api).get_recurrence("RR000000002026010100000000000"),
        "automatic, two shapes": lambda: pix.RecurrencesApi(api).list_recurrences(payer_tax_id="52998224726"),
    }
    for family, call in calls.items():
        try:
            call()
        except pix.ApiException as error:
            print(f"{family}: {code_of(error)}")


if __name__ == "__main__":
    main()
