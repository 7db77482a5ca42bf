"""Proof that secrets are kept: positions that a viewer cannot tell apart are shown to it in the very same bytes.

`shown` gathers all that one viewer is told. `twins` plays a match and, beside it, matches that differ only in what one
viewer cannot know. `leaks` plants faults that tell a secret, and sees whether the twins find them.
"""
