@rem The scripts of package.json begin with `exec`, so that no shell stands between npm and them. cmd has no such word.
@%*
