/** Each kind of thing that is kept about a person, and what for. The tables say the same to the program. */
export function KeptData() {
  return (
    <dl>
      <dt>Your account</dt>
      <dd>
        Name, handle, e-mail address, picture and the words about yourself, so that there is an account to
        sign in to and a profile to show.
      </dd>
      <dt>Ways to sign in</dt>
      <dd>
        A password only as a hash that cannot be turned back. Passkeys by their public half. The secret of
        your authenticator app and your backup codes, if you use them. For Google, the number by which Google
        knows you. API keys only as a hash.
      </dd>
      <dt>Sessions</dt>
      <dd>
        For each place where you are signed in: the network address it began from, what the browser says it
        is, and when it was last active. You see the list in your settings and can end any of them.
      </dd>
      <dt>What you make and send</dt>
      <dd>
        Files you upload, feedback with the page it is about, the picture you add and the address you leave
        with it, questions to the panda with its answers, the panda you adopted with its name and look.
      </dd>
      <dt>What we tell you</dt>
      <dd>
        Notifications and your wishes about them; of mail to you the subject, the address and the time, so
        that it can be seen whether it went out.
      </dd>
      <dt>Notes of important acts</dt>
      <dd>
        When something that matters changes, such as a password or a role, it is noted who did it and when.
        This protects you from whoever might get into your account.
      </dd>
    </dl>
  );
}
