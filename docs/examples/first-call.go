package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
	"time"
)

var client = http.Client{Timeout: 20 * time.Second}

func token(baseURL, clientID, clientSecret string) (string, error) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body) // the request must be multipart/form-data
	form.WriteField("grant_type", "client_credentials")
	form.WriteField("client_id", clientID)
	form.WriteField("client_secret", clientSecret)
	form.Close()
	response, err := client.Post(baseURL+"/v1/oauth2/token", form.FormDataContentType(), &body)
	if err != nil {
		return "", err
	}
	var answer struct {
		AccessToken string `json:"access_token"`
	}
	err = decode(response, &answer)
	return answer.AccessToken, err
}

func balance(baseURL, accessToken string) (int64, error) {
	request, err := http.NewRequest("GET", baseURL+"/v1/balance", nil)
	if err != nil {
		return 0, err
	}
	request.Header.Set("authorization", "Bearer "+accessToken)
	response, err := client.Do(request)
	if err != nil {
		return 0, err
	}
	var answer struct {
		AvailableBalance int64 `json:"availableBalance"`
	}
	err = decode(response, &answer)
	return answer.AvailableBalance, err
}

func decode(response *http.Response, answer any) error {
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("the API answered %s", response.Status)
	}
	return json.NewDecoder(response.Body).Decode(answer)
}

func main() {
	baseURL := os.Getenv("PIX_BASE_URL")
	if baseURL == "" {
		baseURL = "http://127.0.0.1:4010" // the sandbox
	}
	accessToken, err := token(baseURL, "alfa-demo", "alfa-demo-secret")
	if err != nil {
		panic(err)
	}
	available, err := balance(baseURL, accessToken)
	if err != nil {
		panic(err)
	}
	fmt.Printf("Available: %d centavos\n", available)
}
