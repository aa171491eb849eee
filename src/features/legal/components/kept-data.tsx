/** Each kind of thing that is kept about a person, and what for. The tables say the same to the program. */
export function KeptData() {
  return (
    <dl>
      <dt>Your account</dt>
      <dd>Your name, handle, e-mail address, picture and bio, for your account and profile.</dd>
      <dt>Ways to sign in</dt>
      <dd>
        Passwords and API keys as irreversible hashes. The public part of passkeys. Your authenticator secret
        and backup codes, if you use them. Your Google account id, if you use Google.
      </dd>
      <dt>Sessions</dt>
      <dd>
        For each sign-in: the IP address, the browser and when it was last active. You can see and end
        sessions in your settings.
      </dd>
      <dt>What you make and send</dt>
      <dd>
        Files you upload, feedback (with its page, picture and address), chats with the panda, and the panda
        you adopted.
      </dd>
      <dt>Notifications</dt>
      <dd>
        Notifications and your preferences; the subject, address and time of e-mails to you, so we can check
        delivery.
      </dd>
      <dt>Security log</dt>
      <dd>
        When something important changes, such as a password or role, we record who did it and when. This
        helps protect your account.
      </dd>
    </dl>
  );
}
