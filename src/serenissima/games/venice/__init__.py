"""Venice, by Andrei Novac and Dávid Turczi (2020)."""
